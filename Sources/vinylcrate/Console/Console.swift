import ArgumentParser
import Foundation
import Glibc
import Problems
import ScanReports
import SystemPackage
import Text

/// Standard output for data, standard error for messages.
enum Console {
  /// Writes the text without a buffer, so that a reader gets it at once.
  ///
  /// A failure is reported and ends the program with 74.
  static func write(_ text: String) throws { try write(text.utf8) }

  /// The same for the bytes of a file.
  static func write(_ bytes: some Sequence<UInt8>) throws {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      complain(OutputFailure(reason: "standard output: \(error)"))
      throw ExitCode(ExitStatus.unwritable.rawValue)
    }
  }

  /// Writes one line to standard error: what is wrong, and what to do.
  ///
  /// - Parameter name: what the problem is about, if it does not say so itself.
  static func complain(_ problem: some Problem, about name: String? = nil) {
    complain((name.map { "\($0): " } ?? "") + RemedyWording.commandLine.sentence(for: problem))
  }

  /// Writes one line to standard error.
  static func complain(_ message: String) {
    _ = try? FileDescriptor.standardError.writeAll("vinylcrate: \(message.safeForTerminal)\n".utf8)
  }

  /// Writes a question to standard error, where the answer is typed after it.
  static func ask(_ question: String) {
    _ = try? FileDescriptor.standardError.writeAll(question.utf8)
  }

  /// The width of the terminal on standard output, in columns; nil if it is no terminal.
  static var width: Int? { width(of: STDOUT_FILENO) }

  /// The width of the terminal on standard error, in columns.
  static var errorWidth: Int { width(of: STDERR_FILENO) ?? 80 }

  /// Whether both standard output and standard error are a terminal.
  static var isWholeTerminal: Bool { isatty(STDOUT_FILENO) != 0 && isatty(STDERR_FILENO) != 0 }

  private static func width(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) != 0 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether the terminal understands no escape sequences.
  static var isDumbTerminal: Bool { ProcessInfo.processInfo.environment["TERM"] == "dumb" }

  /// Whether the locale says that text is UTF-8.
  static var isUTF8: Bool {
    let environment = ProcessInfo.processInfo.environment
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? "C"
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }
}

/// Standard output cannot be written.
private struct OutputFailure: Problem {
  let reason: String
  var remedy: Remedy? { .makeRoomOrChooseAnother(.output) }
}

/// The number of processors.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
