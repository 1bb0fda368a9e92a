import Foundation
import Glibc
import TestSupport

/// A run of the program that has not been waited for.
struct RunningProgram {
  let process: Process
  let streams: TemporaryFolder
  let leaks: TokenLeaks

  /// What it has written to standard output so far.
  var stdout: String { text("out") }

  var isRunning: Bool { process.isRunning }

  func send(_ signal: Int32) {
    if process.isRunning { kill(process.processIdentifier, signal) }
  }

  /// Waits until standard output has so many lines, or the program has ended; ends it where that
  /// takes minutes.
  func wait(forLines count: Int) { wait(for: count, linesOf: "out") }

  /// The same for standard error.
  func wait(forErrorLines count: Int) { wait(for: count, linesOf: "err") }

  private func wait(for count: Int, linesOf stream: String) {
    for _ in 0..<120_000 {
      guard process.isRunning, text(stream).utf8.count(where: { $0 == 10 }) < count else { return }
      usleep(1000)
    }
    send(SIGKILL)
  }

  /// Waits for the end; ends it where that takes many minutes. A thread that waits for ever would keep
  /// the time limits of all tests from being seen.
  func wait() -> Program.Result {
    // What it has started is in a process group with it.
    let limit = DispatchWorkItem { [process] in kill(-process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(900), execute: limit)
    process.waitUntilExit()
    limit.cancel()
    // 128 and the signal, as the shell has it.
    let offset: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    let (stdout, stderr) = (text("out"), text("err"))
    leaks.check(stdout, stderr)
    return Program.Result(
      stdout: stdout, stderr: stderr, exitCode: offset + process.terminationStatus)
  }

  private func text(_ name: String) -> String {
    let data = try? Data(contentsOf: URL(fileURLWithPath: streams.path(name)))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
