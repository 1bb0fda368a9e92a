import Files
import Foundation
import Glibc
import SystemPackage

/// The folder beside a catalogue in which its next version is made.
///
/// Its name follows from the catalogue's, and whoever writes in it keeps it locked. The system lets go
/// of the lock when a process ends, however it ends: a folder that nobody has locked is what a killed
/// import left behind.
struct DraftFolder {
  let path: PhotoPath
  private let lock: OpenFile

  /// Makes the folder, empty, and locks it; removes what killed imports left beside it.
  ///
  /// - Throws: ``CatalogDraftProblem``.
  init(for catalog: PhotoPath) throws(CatalogDraftProblem) {
    let folder = catalog.folder
    Self.removeLeftovers(in: folder)
    let name = Self.name(of: catalog)
    path = folder.appending(Array(".".utf8) + name + Array(Self.suffix.utf8))
    let made = path.withFileSystemName { mkdir($0, 0o700) }
    if made != 0, errno != EEXIST { throw .init(catalog, Errno(rawValue: errno)) }
    guard Self.isOwnFolder(path) else { throw .init(catalog, Errno.notDirectory) }
    switch Self.lock(path) {
    case .success(let file?): lock = file
    case .success(nil): throw CatalogDraftProblem(path: catalog.description, cause: .busy)
    case .failure(let error): throw .init(catalog, error)
    }
    removeContents()
  }

  /// The path of a name in it.
  func file(_ name: String) -> PhotoPath { path.appending(Array(name.utf8)) }

  /// Removes the folder with all that is in it.
  func remove() {
    removeContents()
    _ = file(Self.lockName).withFileSystemName { unlink($0) }
    _ = path.withFileSystemName { rmdir($0) }
  }

  /// Removes the folders of imports that were killed.
  ///
  /// - Parameter isTrial: only count, and remove nothing.
  /// - Returns: how many bytes were in them.
  @discardableResult
  static func removeLeftovers(in folder: PhotoPath, isTrial: Bool = false) -> Int {
    var bytes = 0
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.description)) ?? []
    for name in names where name.hasPrefix(".") && name.hasSuffix(suffix) {
      let path = folder.appending(Array(name.utf8))
      guard isOwnFolder(path), case .success(let file?) = lock(path) else { continue }
      let draft = DraftFolder(path: path, lock: file)
      bytes += draft.byteCount
      if !isTrial { draft.remove() }
    }
    return bytes
  }

  private var byteCount: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path.description)) ?? []
    return names.reduce(0) { bytes, name in
      let facts = try? FileManager.default.attributesOfItem(atPath: file(name).description)
      return bytes + ((facts?[.size] as? Int) ?? 0)
    }
  }

  private static let suffix = ".vinylcrate-draft"
  private static let lockName = "lock"

  private init(path: PhotoPath, lock: OpenFile) {
    self.path = path
    self.lock = lock
  }

  private func removeContents() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path.description)) ?? []
    for name in names where name != Self.lockName {
      _ = file(name).withFileSystemName { unlink($0) }
    }
  }

  /// Whether it is a folder that this user made. Behind a link could be any folder, and what is in it
  /// would be removed.
  private static func isOwnFolder(_ path: PhotoPath) -> Bool {
    var status = stat()
    return path.withFileSystemName { lstat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }

  /// The lock of a folder; nil if another process has it.
  private static func lock(_ folder: PhotoPath) -> Result<OpenFile?, Errno> {
    let path = folder.appending(Array(lockName.utf8))
    return Result { () throws(Errno) in
      let number = path.withFileSystemName {
        open($0, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      }
      guard number >= 0 else { throw Errno(rawValue: errno) }
      let file = OpenFile(FileDescriptor(rawValue: number))
      guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
        guard errno == EWOULDBLOCK else { throw Errno(rawValue: errno) }
        return nil
      }
      // Somebody may have removed the folder before the lock was had.
      var (own, named) = (stat(), stat())
      guard fstat(number, &own) == 0, path.withFileSystemName({ stat($0, &named) }) == 0,
        own.st_ino == named.st_ino
      else { return nil }
      return file
    }
  }

  private static func name(of path: PhotoPath) -> [UInt8] {
    Array(path.bytes.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed())
  }
}
