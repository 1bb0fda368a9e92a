import Glibc

/// The descriptors of standard input, output and error.
enum StandardStreams {
  /// Keeps those that the program was started without from going to the next file that is opened.
  ///
  /// Otherwise what is written to standard output would go into that file, and who reads standard input
  /// would wait for whatever it is. Each is opened the wrong way round, so that using it fails as if it
  /// were closed still, with `EBADF`.
  static func hold() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      let mode = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // The lowest that is free is given, and those below it are not.
      guard open("/dev/null", mode) == stream else {
        Console.complain("/dev/null: cannot be opened in place of a standard stream that is closed")
        exit(ExitStatus.unwritable.rawValue)
      }
    }
  }
}
