import Glibc
import SystemPackage

/// A file that is written beside its place and moved there when it is complete, so that nobody ever
/// finds half of it.
///
/// The draft is made in the same folder. It has no name there until it is complete, so that nothing of
/// it is left where the program is killed. On file systems that cannot do that it has a new name that
/// nobody can guess: nothing that somebody else put into the folder is ever written through. What a
/// killed program left is removed by the next draft in the folder.
public final class AsideFile {
  private let path: PhotoPath
  private let draft: PhotoPath
  private let file: OpenFile
  /// Whether the draft's name is in the folder.
  private var hasName: Bool

  /// Begins a draft, which is gone again with this value unless it is finished.
  ///
  /// - Parameters:
  ///   - path: the name of the finished file. A link there stays, and what it leads to is replaced.
  ///   - permissions: the file's, less the process's mask; the draft never has more.
  ///   - removesLeftovers: whether the folder is searched for what killed programs left. Who writes
  ///     many files into one folder does that once, by ``removeLeftovers(in:)``.
  /// - Throws: ``Failure``.
  public convenience init(
    _ path: PhotoPath,
    permissions: FilePermissions = [.ownerReadWrite, .groupRead, .otherRead],
    removesLeftovers: Bool = true
  ) throws(Failure) {
    try self.init(path, permissions: permissions, draftName: FileDrafts.newName())
    if removesLeftovers { Self.removeLeftovers(in: self.path.folder) }
  }

  /// Removes the drafts that killed programs of this user left in a folder.
  public static func removeLeftovers(in folder: PhotoPath) {
    FileDrafts.removeLeftovers(in: folder)
  }

  /// - Parameter isNamed: whether the draft has its name from the start, as where the file system
  ///   knows no files without a name.
  init(
    _ path: PhotoPath, permissions: FilePermissions, draftName: String, isNamed: Bool = false
  ) throws(Failure) {
    switch Self.type(of: path) {
    case .success(.regular): break
    case .success: throw Failure(path: path, cause: .notARegularFile)
    // The draft has a good name of its own: this would be refused only when all is written.
    case .failure(let error) where error == .fileNameTooLong || path.bytes.isEmpty:
      throw Failure(path: path, cause: .system(error))
    // Nothing is there; or the folder cannot be used, which making the draft will tell.
    case .failure: break
    }
    self.path = path.resolvingLinks() ?? path
    draft = self.path.folder.appending(Array(draftName.utf8))
    if !isNamed, let unnamed = FileDescriptor.unnamed(in: self.path.folder, permissions) {
      file = OpenFile(unnamed)
      hasName = false
      return
    }
    do throws(Errno) {
      file = OpenFile(try FileDrafts.make(draft, permissions))
      hasName = true
    } catch {
      throw Failure(path: path, cause: .system(error))
    }
  }

  deinit {
    if hasName { _ = draft.withFileSystemName { unlink($0) } }
  }

  /// - Throws: ``Failure``.
  public func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
    do throws(Errno) {
      _ = try Errno.typed { try file.descriptor.writeAll(bytes) }
    } catch {
      throw Failure(path: path, cause: .system(error))
    }
  }

  /// - Throws: ``Failure``.
  public func write(_ text: String) throws(Failure) {
    try write(text.utf8)
  }

  /// Moves the file to its place, and returns when it would survive a loss of power. The thread is
  /// blocked until then.
  ///
  /// - Parameter replaces: whether what stands there is replaced.
  /// - Throws: ``Failure``; its cause is `Errno.fileExists` where something stands there that is not to
  ///   be replaced.
  public func finish(replaces: Bool = true) throws(Failure) {
    do throws(Errno) {
      try file.descriptor.synchronize()
      if !hasName { try file.descriptor.link(to: draft) }
      hasName = true
      if replaces { try draft.rename(to: path) } else { try draft.moveToFreeName(path) }
      hasName = false
      try path.folder.synchronizeFolder()
    } catch {
      throw Failure(path: path, cause: .system(error))
    }
  }

  private static func type(of path: PhotoPath) -> Result<FileType, Errno> {
    Result { () throws(Errno) in try Stat(path).type }
  }
}
