import Foundation
import Glibc

/// The terminal that the program runs in, as the system sees it: its modes, its size and its bytes.
final class TerminalDevice: Sendable {
  let descriptor: Int32
  /// Its modes before the program changed them.
  let originalModes: termios
  /// Those in which it takes each key as it is pressed, without showing it and without a meaning of its own.
  var rawModes: termios {
    var modes = originalModes
    cfmakeraw(&modes)
    return modes
  }

  /// - Returns: nil where the program runs in no terminal.
  init?() {
    descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var modes = termios()
    guard descriptor >= 0, tcgetattr(descriptor, &modes) == 0 else { return nil }
    originalModes = modes
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  /// Keeps messages of libraries off the screen, where standard error is the terminal too.
  ///
  /// - Returns: where they went before; nil where they go elsewhere.
  func silenceErrors() -> Int32? {
    guard isatty(STDERR_FILENO) != 0 else { return nil }
    let before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard before >= 0, nowhere >= 0 else { return nil }
    dup2(nowhere, STDERR_FILENO)
    Glibc.close(nowhere)
    return before
  }

  /// Takes each key as it is pressed.
  ///
  /// - Returns: the number of bytes that were typed before.
  func makeRaw() -> Int {
    var modes = rawModes
    tcsetattr(descriptor, TCSANOW, &modes)
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Gives the terminal back as it was.
  func restore() {
    var modes = originalModes
    tcsetattr(descriptor, TCSAFLUSH, &modes)
  }

  /// In columns and rows; 80 and 24 where the terminal does not say.
  var size: (width: Int, height: Int) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// The size of a cell; nil where the terminal does not say.
  var cell: PixelSize? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return PixelSize(
      ofCell: (Int(window.ws_xpixel), Int(window.ws_ypixel)),
      of: (Int(window.ws_col), Int(window.ws_row)))
  }

  /// Whether it is drawn by tmux or screen, in another terminal.
  static var isNested: Bool {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["TERM"] ?? ""
    return environment["TMUX"] != nil || name.hasPrefix("tmux") || name.hasPrefix("screen")
  }

  /// Writes all bytes, however long the terminal takes.
  ///
  /// - Returns: false where the terminal is gone.
  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else {
        return false
      }
    }
    return true
  }

  /// The bytes that the terminal sends, as they come; they end when it is gone.
  var input: AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let device = self
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        // Waits without ever waking up by itself.
        var ready = pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&ready, 1, -1) < 0, errno != EINTR { break }
        let count = read(device.descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { break }
        continuation.yield(Array(buffer[..<count]))
      }
      continuation.finish()
    }
    return stream
  }
}
