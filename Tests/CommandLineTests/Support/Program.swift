import Foundation
import Glibc
import TestSupport

/// The program itself, run in a folder of its own where nothing of the user's can be found.
struct Program {
  /// What came of a run.
  struct Result {
    let stdout: String
    let stderr: String
    let exitCode: Int32

    var lines: [String] { stdout.split(separator: "\n").map(String.init) }
    var complaints: [String] { stderr.split(separator: "\n").map(String.init) }
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The executable beside the tests' own.
  static let executable: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/vinylcrate"
    guard !FileManager.default.isExecutableFile(atPath: beside) else { return beside }
    return FileManager.default.currentDirectoryPath + "/.build/debug/vinylcrate"
  }()

  @discardableResult
  func run(
    _ arguments: [String], stdin: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try launch(Self.executable, arguments, stdin: stdin, environment: environment)
  }

  /// Runs a line of the shell, in which `$VINYLCRATE` is the program.
  func shell(_ line: String) throws -> Result {
    try launch("/bin/sh", ["-c", line], stdin: [], environment: [:])
  }

  /// Runs the program with a terminal as its standard output.
  func runOnTerminal(
    _ arguments: [String], stdin: [UInt8] = [], columns: Int = 120,
    environment: [String: String] = [:]
  ) throws -> Result {
    var (leader, follower) = (Int32(0), Int32(0))
    var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&leader, &follower, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    defer { close(leader) }
    let terminal = FileHandle(fileDescriptor: follower, closeOnDealloc: false)
    let ended = try launch(
      Self.executable, arguments, stdin: stdin,
      environment: environment.merging(["TERM": "xterm"]) { given, _ in given },
      terminal: terminal)
    close(follower)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(leader, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return Result(
      stdout: String(decoding: bytes, as: UTF8.self), stderr: ended.stderr,
      exitCode: ended.exitCode)
  }

  /// Starts the program and goes on at once.
  func start(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> RunningProgram {
    try start(Self.executable, arguments, stdin: [], environment: environment)
  }

  private func launch(
    _ executable: String, _ arguments: [String], stdin: [UInt8], environment: [String: String],
    terminal: FileHandle? = nil
  ) throws -> Result {
    try start(
      executable, arguments, stdin: stdin, environment: environment, terminal: terminal
    )
    .wait()
  }

  /// - Parameters:
  ///   - terminal: what standard output is; a file by default.
  ///   - errorTerminal: what standard error is; a file by default.
  func start(
    _ executable: String, _ arguments: [String], stdin: [UInt8], environment: [String: String],
    terminal: FileHandle? = nil, errorTerminal: FileHandle? = nil
  ) throws -> RunningProgram {
    // Files hold any amount, so that neither side waits for the other.
    let streams = try TemporaryFolder()
    try streams.write(stdin, to: "in")
    try streams.write([], to: "out")
    try streams.write([], to: "err")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "HOME": folder.path, "XDG_DATA_HOME": folder.path("data"),
      "XDG_CACHE_HOME": folder.path("cache"), "XDG_CONFIG_HOME": folder.path("config"),
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "VINYLCRATE": Self.executable,
      // No test reaches a host unless it names one of its own.
      "SWIFT_BACKTRACE": "enable=no", "VINYLCRATE_ONLINE": "no",
    ].merging(environment) { _, given in given }
    let (input, output, errors) = (
      try FileHandle(forReadingFrom: URL(fileURLWithPath: streams.path("in"))),
      try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path("out"))),
      try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path("err")))
    )
    // The run has its own. Foundation keeps them open after it, and with more than a thousand open files it reads beyond
    // the end of their list when it starts another (swift-corelibs-foundation, pull request 5472).
    defer { for handle in [input, output, errors] { try? handle.close() } }
    process.standardInput = input
    process.standardOutput = terminal ?? output
    process.standardError = errorTerminal ?? errors
    try process.run()
    return RunningProgram(
      process: process, streams: streams,
      leaks: TokenLeaks(
        arguments, input: stdin, environment: environment, folder: folder))
  }
}
