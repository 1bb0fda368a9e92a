import ArgumentParser
import Glibc

/// A file of names, or standard input.
struct NameList {
  let descriptor: Int32

  /// Opens the file; one that cannot be opened is reported and ends the program with 2.
  init(_ path: String) throws {
    guard path != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      Console.complain("\(path): \(String(cString: strerror(errno))): check --files-from")
      throw ExitCode(ExitStatus.unusable.rawValue)
    }
  }

  func close() {
    if descriptor != STDIN_FILENO { _ = Glibc.close(descriptor) }
  }
}
