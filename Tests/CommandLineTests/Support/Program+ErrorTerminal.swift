import Foundation
import Glibc

extension Program {
  /// Runs the program with a terminal as its standard error, and gives what it writes there.
  ///
  /// - Parameters:
  ///   - withOutput: whether it is standard output too.
  ///   - words: once they are on the terminal, it becomes narrow.
  ///   - narrowed: called when it is.
  func textOnErrorTerminal(
    _ arguments: [String], withOutput: Bool = false, environment: [String: String] = [:],
    narrowAt words: String? = nil, narrowed: () -> Void = {}
  ) throws -> String {
    var (leader, follower) = (Int32(0), Int32(0))
    var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&leader, &follower, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    defer { close(leader) }
    let running = try start(
      Self.executable, arguments, stdin: [],
      environment: environment.merging(["TERM": "xterm"]) { given, _ in given },
      terminal: withOutput ? FileHandle(fileDescriptor: follower, closeOnDealloc: false) : nil,
      errorTerminal: FileHandle(fileDescriptor: follower, closeOnDealloc: false))
    close(follower)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(leader, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
      guard let words, size.ws_col > 20,
        String(decoding: bytes, as: UTF8.self).contains(words)
      else { continue }
      size.ws_col = 20
      _ = ioctl(leader, UInt(TIOCSWINSZ), &size)
      narrowed()
    }
    _ = running.wait()
    return String(decoding: bytes, as: UTF8.self)
  }
}
