import Files
import Glibc
import ImageDecoding
import ImageEncoding
import Problems
import Scanning
import SystemPackage

/// A folder of annotated copies: the only files in it that are ever overwritten are earlier copies
/// of the same photos.
public struct AnnotatedFolder: Sendable {
  private let path: [UInt8]
  private let decoder: any PictureDecoding
  private let wording: RemedyWording
  private let encoder = JPEGEncoder(quality: 88)

  /// The most pixels of a copy's longer side.
  public static let longestSide = 2000

  /// Makes the folder, and the folders around it, if they are missing.
  ///
  /// - Parameters:
  ///   - decoder: decodes the photos again, in colour.
  ///   - wording: says on a copy what to do about a problem.
  /// - Throws: ``AnnotationError/folder(_:reason:)``.
  public init(
    _ path: PhotoPath, decoder: any PictureDecoding = ImageDecoder(),
    wording: RemedyWording = .reasonsOnly
  ) throws(AnnotationError) {
    self.path = path.bytes
    self.wording = wording
    self.decoder = decoder
    let ends = path.bytes.indices.filter { $0 > 0 && path.bytes[$0] == UInt8(ascii: "/") }
    for end in ends + [path.bytes.count] {
      guard mkdir(Self.name(path.bytes[..<end]), 0o777) != 0, errno != EEXIST else { continue }
      throw .folder(path.description, reason: Self.reason(errno))
    }
    var status = stat()
    guard stat(Self.name(path.bytes[...]), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .folder(path.description, reason: Self.reason(ENOTDIR))
    }
    guard access(Self.name(path.bytes[...]), W_OK | X_OK) == 0 else {
      throw .folder(path.description, reason: Self.reason(errno))
    }
    AsideFile.removeLeftovers(in: path)
  }

  /// Writes the copy of one photo or page; photos that could not be decoded have none.
  public func add(_ outcome: ScanOutcome) throws(AnnotationError) {
    guard let source = outcome.previewSource else { return }
    try add(outcome, source)
  }

  /// Writes the copy of one photo or page.
  func add(_ outcome: ScanOutcome, _ source: PreviewSource) throws(AnnotationError) {
    let picture: DecodedPreview
    do throws(ImageDecodingError) {
      picture = try source.preview(longestSide: Self.longestSide, by: decoder)
    } catch {
      throw .picture(outcome.path, error)
    }
    let name = AnnotatedName(outcome.path, page: outcome.page)
    guard
      let drawn = AnnotatedPhoto(outcome: outcome, preview: picture, wording: wording)
        .picture(),
      let bytes = encoder.bytes(of: drawn, comment: name.mark)
    else {
      throw .file(outcome.path.description, reason: "cannot be drawn")
    }
    try write(bytes, name)
  }

  private func write(_ bytes: [UInt8], _ name: AnnotatedName) throws(AnnotationError) {
    let folder = PhotoPath(bytes: path)
    for candidate in name.candidates {
      let file = folder.appending(candidate)
      let place = Place(file, mark: name.mark)
      guard place != .foreign else { continue }
      do throws(AsideFile.Failure) {
        // The earlier copy stays until the new one is complete.
        let draft = try AsideFile(
          file, permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite],
          removesLeftovers: false)
        try draft.write(bytes)
        try draft.finish(replaces: place == .earlierCopy)
        return
      } catch {
        // Somebody else has taken the name meanwhile.
        if place == .free, error.cause == .system(.fileExists) { continue }
        throw .file(file.description, reason: "\(error.cause)")
      }
    }
    throw .occupied(folder.appending(name.candidates.last ?? []).description)
  }

  /// What has the name of a copy.
  private enum Place {
    case free
    case earlierCopy
    case foreign

    init(_ file: PhotoPath, mark: [UInt8]) {
      // A link or a pipe is not an earlier copy.
      let known = file.withFileSystemName {
        open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      }
      guard known >= 0 else {
        self = errno == ENOENT ? .free : .foreign
        return
      }
      defer { close(known) }
      let head = [0xFF, 0xD8, 0xFF, 0xFE, 0, UInt8(mark.count + 2)] + mark
      var found = [UInt8](repeating: 0, count: head.count)
      var status = stat()
      let isCopy =
        fstat(known, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && pread(known, &found, head.count, 0) == head.count && found == head
      self = isCopy ? .earlierCopy : .foreign
    }
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
