import ArgumentParser
import Foundation
import Glibc
import ScanReports
import SystemPackage

/// Standard output for data, standard error for messages.
enum Console {
  /// Writes all of the text at once, so that a reader never waits for a buffer.
  ///
  /// A failure is reported and ends the program with 74.
  static func write(_ text: String) throws {
    do {
      try FileDescriptor.standardOutput.writeAll(text.utf8)
    } catch {
      complain("standard output: \(error): make room or choose another target")
      throw ExitCode(EX_IOERR)
    }
  }

  /// One line on standard error.
  static func complain(_ message: String) {
    _ = try? FileDescriptor.standardError.writeAll("vinylcrate: \(message.safeForTerminal)\n".utf8)
  }

  /// Columns of the terminal on standard output; nil where it is none.
  static var width: Int? { width(of: STDOUT_FILENO) }

  /// Columns of the terminal on standard error.
  static var errorWidth: Int { width(of: STDERR_FILENO) ?? 80 }

  private static func width(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) != 0 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether the locale says that text is UTF-8.
  static var isUTF8: Bool {
    let environment = ProcessInfo.processInfo.environment
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? "C"
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }
}

/// The processors that there are to work with.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
