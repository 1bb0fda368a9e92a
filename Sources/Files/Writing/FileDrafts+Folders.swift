import Glibc
import SystemPackage

extension FileDrafts {
  /// Removes a folder with all that is in it.
  ///
  /// - Parameter folder: is open on it, so that no link that takes its place is followed.
  static func removeFolder(_ path: PhotoPath, _ folder: FileDescriptor) {
    empty(folder.rawValue)
    _ = path.withFileSystemName { rmdir($0) }
  }

  private static func empty(_ folder: Int32) {
    // The list closes its descriptor.
    guard let list = openFolder(".", in: folder).flatMap({ fdopendir($0) }) else { return }
    defer { closedir(list) }
    while let entry = readdir(list) {
      let name = UnsafeRawBufferPointer(nameOf: entry).map { CChar(bitPattern: $0) } + [0]
      guard ![[46, 0], [46, 46, 0]].contains(name) else { continue }
      guard unlinkat(folder, name, 0) != 0, errno == EISDIR,
        let inner = openFolder(name, in: folder)
      else { continue }
      empty(inner)
      close(inner)
      unlinkat(folder, name, AT_REMOVEDIR)
    }
  }

  private static func openFolder(_ name: UnsafePointer<CChar>, in folder: Int32) -> Int32? {
    let number = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return number < 0 ? nil : number
  }
}
