import Glibc

/// What stands behind a name in a folder, links followed.
enum FolderEntry {
  case folder
  case file
  /// A pipe, socket or device.
  case other
  case brokenLink
  case unreadable(FileProblem)

  init(_ path: PhotoPath) {
    var status = stat()
    guard path.withFileSystemName({ stat($0, &status) }) == 0 else {
      let code = errno
      let isLink =
        path.withFileSystemName({ lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFLNK
      self =
        isLink && [ENOENT, ENOTDIR, ELOOP].contains(code)
        ? .brokenLink : .unreadable(FileProblem(code: code))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}
