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
  /// How long each byte is on its way, as over a slow line.
  private let lag: Duration
  private var coming: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []
  private var going: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []
  /// What it would answer, while it says nothing yet.
  private var withheld: [String]?
  /// When what is waited for will not come any more.
  private let limit = ContinuousClock.now + .seconds(1200)

  static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - cell: of a cell, in pixels; 0 where the terminal does not say.
  ///   - answers: by what is asked.
  ///   - withholdsAnswers: until it is told to give them.
  ///   - early: typed before the app is there.
  init(
    _ program: Program, columns: Int = 100, rows: Int = 30,
    cell: (width: Int, height: Int) = (0, 0), type: String = "vt220",
    answers: [String: String] = [:], withholdsAnswers: Bool = false,
    lag: Duration = .zero, early: String = "",
    environment: [String: String] = [:]
  ) throws {
    self.answers = answers
    self.lag = lag
    withheld = withholdsAnswers ? [] : nil
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
    self.type(early)
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
    // Who waits for ever keeps its thread, and with few of these no test's time limit would be seen.
    guard .now < limit else { fatalError("the app does not write what is waited for: \(written)") }
    var ready = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
    poll(&ready, 1, 20)
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(leader, &chunk, chunk.count)
    if count > 0 { coming.append((.now + lag, Array(chunk[..<count]))) }
    while let next = coming.first, next.due <= .now { show(coming.removeFirst().bytes) }
    while let next = going.first, next.due <= .now { send(going.removeFirst().bytes) }
  }

  private func show(_ chunk: [UInt8]) {
    bytes += chunk
    let new = String(decoding: chunk, as: UTF8.self)
    let due = answers.flatMap { question, answer in
      new.ranges(of: question).map { (place: $0.lowerBound, answer: answer) }
    }
    for (_, answer) in due.sorted(by: { $0.place < $1.place }) {
      if withheld == nil { type(answer) } else { withheld?.append(answer) }
    }
    written = String(decoding: bytes, as: UTF8.self)
  }

  /// Gives the answers that it owes, and those to come at once.
  func giveAnswers() {
    let due = withheld ?? []
    withheld = nil
    for answer in due { type(answer) }
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
    if lag == .zero || !process.isRunning {
      send(Array(text.utf8))
    } else {
      going.append((.now + lag, Array(text.utf8)))
    }
  }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(leader, $0.baseAddress, min($0.count, 4096)) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if process.isRunning {
        read()
      } else {
        break
      }
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

  /// What the shell shows after the app's end, where it shows all that is typed.
  func typedIntoShell() -> String {
    type("this")
    while true {
      if let end = written.firstMatch(of: /ended [0-9]+\.\s*(.*)this/) { return String(end.1) }
      read()
    }
  }

  /// Reads until all of these were written, and keeps what was.
  func waitFor(_ words: [String]) {
    while !words.allSatisfy(written.contains) { read() }
  }
}
