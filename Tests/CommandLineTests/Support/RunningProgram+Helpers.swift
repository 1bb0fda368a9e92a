import Foundation
import Glibc

extension RunningProgram {
  /// The process that decodes for the program, waited for; nil where none was started within minutes.
  func helper() -> pid_t? {
    for _ in 0..<120_000 {
      if let helper = Self.helpers(of: process.processIdentifier).first { return helper }
      guard process.isRunning else { return nil }
      usleep(1000)
    }
    return nil
  }

  /// The processes that decode for a program now.
  static func helpers(of program: pid_t) -> [pid_t] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { pid_t($0) }.filter { id in
      let words = text("/proc/\(id)/cmdline").split(separator: "\0")
      return words.last == "decode-pictures" && parent(of: id) == program
    }
  }

  /// Waits until a process has ended, whoever its parent is now; false where it runs for minutes.
  static func waitForEnd(of id: pid_t) -> Bool {
    for _ in 0..<120_000 {
      // Nobody may be left to wait for it.
      let state = text("/proc/\(id)/stat").split(separator: ")").last?.split(separator: " ").first
      if state == nil || state == "Z" { return true }
      usleep(1000)
    }
    return false
  }

  /// A file of the system's, which tells no size.
  static func text(_ path: String) -> String {
    let file = FileHandle(forReadingAtPath: path)
    return String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
  }

  private static func parent(of id: pid_t) -> pid_t? {
    text("/proc/\(id)/stat").split(separator: ")").last?.split(separator: " ").dropFirst().first
      .flatMap { pid_t($0) }
  }
}
