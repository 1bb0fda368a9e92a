import Files
import ImageDecoding
import Scanning

/// Which files an output may replace: an earlier output of its kind and an empty file. If it is forced,
/// any other file too, but never a photo, a database, or a file that the command uses.
public struct OverwritingRules: Sendable {
  /// A file that the command uses.
  public struct FileInUse: Sendable {
    let path: PhotoPath
    let use: OutputRefusal.Use

    public init(_ path: PhotoPath, _ use: OutputRefusal.Use) {
      self.path = path
      self.use = use
    }
  }

  private let isForced: Bool
  private let filesInUse: [FileInUse]

  /// - Parameter isForced: whether files that VinylCrate did not write are replaced.
  public init(isForced: Bool = false, filesInUse: [FileInUse] = []) {
    self.isForced = isForced
    self.filesInUse = filesInUse
  }

  /// Looks at what is in the place of an output.
  ///
  /// - Returns: whether there is something to replace.
  /// - Throws: ``OutputRefusal`` for a file that has to stay.
  func check(_ path: PhotoPath, _ kind: OutputKind) throws(OutputRefusal) -> Bool {
    let address = FileAddress(path)
    if let file = filesInUse.first(where: { FileAddress($0.path) == address }) {
      throw OutputRefusal(path: path, kind: kind, cause: .inUse(file.use))
    }
    // A folder or a device is refused by whoever writes there.
    guard let stamp = FileStamp(of: path) else { return path.isTaken }
    let start = Self.start(of: path)
    if kind.begins(start) { return true }
    // By its name too: a damaged photo is worth keeping.
    if ImageFormat(signatureOf: start) != nil || path.isNamedAsPhoto {
      throw OutputRefusal(path: path, kind: kind, cause: .photo)
    }
    if start.starts(with: Self.database) {
      throw OutputRefusal(path: path, kind: kind, cause: .database)
    }
    guard isForced || stamp.size == 0 else {
      throw OutputRefusal(path: path, kind: kind, cause: .foreign)
    }
    return true
  }

  /// Empty if the file cannot be read.
  private static func start(of path: PhotoPath) -> [UInt8] {
    (try? OpenFile(withoutWaiting: path).nextBytes(OutputKind.startLength)) ?? []
  }

  /// What an SQLite file begins with (SQLite, Database File Format, 1.2).
  private static let database = Array("SQLite format 3\0".utf8)
}
