import Glibc

/// How to find out, without a lock of one's own, whether another program changes the file.
extension SQLiteFile {
  /// Sizes and times of the file and of what is beside it: they change when it is changed.
  public var state: [Int] {
    ["", "-wal", "-journal"].flatMap { suffix in
      var status = stat()
      guard stat(path + suffix, &status) == 0 else { return [Int]() }
      return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }

  /// Whether another process keeps all others from reading the file.
  ///
  /// Not for a file that this process has open in SQLite: its locks would be released.
  ///
  /// Source: sqlite.org, "File Locking And Concurrency In SQLite Version 3".
  public var isLocked: Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    // The byte of those who wait to write, and behind the next one those of all who read.
    for (start, length) in [(0x4000_0000, 1), (0x4000_0002, 510)] {
      lock.l_start = start
      lock.l_len = length
      lock.l_type = Int16(F_RDLCK)
      if fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) { return true }
    }
    return false
  }
}
