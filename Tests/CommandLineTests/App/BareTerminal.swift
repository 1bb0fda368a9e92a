import Foundation
import Glibc
import TestSupport
import Testing

/// The app in a terminal that draws nothing and replies to nothing, such as a serial line: a
/// pseudo-terminal alone.
final class BareTerminal {
  private var leader: Int32
  private let process: Process
  /// All that the app has written.
  private(set) var written = ""
  private var bytes: [UInt8] = []
  /// What it says when it is asked something.
  private let answers: [String: String]

  static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - cell: of a cell, in pixels; 0 where the terminal does not say.
  ///   - answers: by what is asked.
  init(
    _ program: Program, columns: Int = 100, rows: Int = 30,
    cell: (width: Int, height: Int) = (0, 0), type: String = "vt220",
    answers: [String: String] = [:],
    environment: [String: String] = [:]
  ) throws {
    self.answers = answers
    var (leader, follower) = (Int32(0), Int32(0))
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * cell.width),
      ws_ypixel: UInt16(rows * cell.height))
    guard openpty(&leader, &follower, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    _ = fcntl(leader, F_SETFD, FD_CLOEXEC)
    _ = fcntl(leader, F_SETFL, O_NONBLOCK)
    self.leader = leader
    let side = FileHandle(fileDescriptor: follower, closeOnDealloc: true)
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    // A session of its own, whose terminal it is, and a shell that keeps it when the app is gone.
    let line = #""$0" app; echo "ended $?."; read end"#
    process.arguments = ["--ctty", "--wait", "/bin/sh", "-c", line, Program.executable]
    process.currentDirectoryURL = URL(fileURLWithPath: program.folder.path)
    process.environment = [
      "HOME": program.folder.path, "XDG_DATA_HOME": program.folder.path("data"),
      "XDG_CACHE_HOME": program.folder.path("cache"),
      "XDG_CONFIG_HOME": program.folder.path("config"),
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": type, "VINYLCRATE_ONLINE": "no",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(environment) { _, new in new }
    (process.standardInput, process.standardOutput, process.standardError) = (side, side, side)
    try process.run()
  }

  deinit {
    send(SIGKILL)
    disappear()
    process.waitUntilExit()
  }

  /// Goes away, as a terminal does whose window is closed.
  func disappear() {
    if leader >= 0 { close(leader) }
    leader = -1
  }

  /// The modes of the terminal.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(leader, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Reads what is there, and waits a moment for more.
  private func read() {
    var ready = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
    poll(&ready, 1, 20)
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(leader, &chunk, chunk.count)
    guard count > 0 else { return }
    bytes += chunk[..<count]
    let new = String(decoding: chunk[..<count], as: UTF8.self)
    let due = answers.flatMap { question, answer in
      new.ranges(of: question).map { (place: $0.lowerBound, answer: answer) }
    }
    for (_, answer) in due.sorted(by: { $0.place < $1.place }) { type(answer) }
    written = String(decoding: bytes, as: UTF8.self)
  }

  /// Reads until all of these were written since the last time. What the app writes is only what has
  /// changed, so it is asked for all of it now and then.
  func see(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    // Long, because the machine may be busy with other tests; the time is nobody's measure.
    for look in 1...15_000 {
      if words.allSatisfy(written.contains) {
        (bytes, written) = ([], "")
        return
      }
      if look % 50 == 0 { type("\u{C}") }
      read()
    }
    Issue.record("\(words) was not written: \(written)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  /// Types, however long the app takes to read it.
  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, process.isRunning {
      let count = rest.withUnsafeBytes { Glibc.write(leader, $0.baseAddress, min($0.count, 4096)) }
      if count > 0 { rest = rest.dropFirst(count) } else { read() }
    }
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(leader, UInt(TIOCSWINSZ), &size)
  }

  /// The process of the app; nil where it does not run.
  var processID: Int32? {
    func child(of process: Int32) -> Int32? {
      let path = "/proc/\(process)/task/\(process)/children"
      let children = try? String(contentsOfFile: path, encoding: .utf8)
      return children?.split(separator: " ").first.flatMap { Int32($0) }
    }
    return child(of: process.processIdentifier).flatMap(child)
  }

  /// Sends a signal to the app.
  func send(_ signal: Int32) {
    if let processID { kill(processID, signal) }
  }

  /// Waits for the app's end, and keeps what it writes until then.
  ///
  /// - Returns: its exit code, with 128 and the signal where one ended it.
  func waitForEnd() -> Int32? {
    while true {
      if let end = written.firstMatch(of: /ended ([0-9]+)\./) { return Int32(end.1) }
      read()
    }
  }

  /// Reads until all of these were written, and keeps what was.
  func waitFor(_ words: [String]) {
    while !words.allSatisfy(written.contains) { read() }
  }
}
