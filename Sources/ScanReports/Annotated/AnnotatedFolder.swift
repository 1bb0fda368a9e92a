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
  private let decoder: PreviewDecoder
  private let wording: RemedyWording
  private let encoder = JPEGEncoder(quality: 88)

  /// The most pixels of a copy's longer side.
  public static let longestSide = 2000

  /// Makes the folder, and the folders around it, if they are missing.
  ///
  /// - Parameters:
  ///   - pixelLimit: the most pixels that a photo may have.
  ///   - wording: says on a copy what to do about a problem.
  /// - Throws: ``AnnotationError/folder(_:reason:)``.
  public init(
    _ path: PhotoPath, pixelLimit: Int = ImageDecoder.defaultPixelLimit,
    wording: RemedyWording = .reasonsOnly
  ) throws(AnnotationError) {
    self.path = path.bytes
    self.wording = wording
    decoder = PreviewDecoder(longestSide: Self.longestSide, pixelLimit: pixelLimit)
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
      picture = try source.preview(decoder)
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
    for candidate in name.candidates {
      let file = path + [UInt8(ascii: "/")] + candidate
      let descriptor = try open(file, mark: name.mark)
      guard let descriptor else { continue }
      defer { close(descriptor) }
      do {
        try FileDescriptor(rawValue: descriptor).writeAll(bytes)
      } catch {
        unlink(Self.name(file[...]))
        throw .file(String(decoding: file, as: UTF8.self), reason: "\(error)")
      }
      return
    }
    let last = path + [UInt8(ascii: "/")] + (name.candidates.last ?? [])
    throw .occupied(String(decoding: last, as: UTF8.self))
  }

  /// The file to write, empty: new, or an earlier copy of the photo; nil if it is another file.
  private func open(_ file: [UInt8], mark: [UInt8]) throws(AnnotationError) -> Int32? {
    let name = Self.name(file[...])
    let new = Glibc.open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if new >= 0 { return new }
    guard errno == EEXIST else {
      throw .file(String(decoding: file, as: UTF8.self), reason: Self.reason(errno))
    }
    // A link or a pipe is not an earlier copy.
    let known = Glibc.open(name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard known >= 0 else { return nil }
    let head = [0xFF, 0xD8, 0xFF, 0xFE, 0, UInt8(mark.count + 2)] + mark
    var found = [UInt8](repeating: 0, count: head.count)
    var status = stat()
    guard fstat(known, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      pread(known, &found, head.count, 0) == head.count, found == head, ftruncate(known, 0) == 0
    else {
      close(known)
      return nil
    }
    return known
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
