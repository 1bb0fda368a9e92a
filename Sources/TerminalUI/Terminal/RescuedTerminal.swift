import CRescue
import Glibc
import Synchronization

/// The terminal that the program runs in, and a small process that gives it back as it was however the
/// program ends.
///
/// Made before anything else is done: the more a program has in memory, the longer it takes to make a process.
public final class RescuedTerminal: Sendable {
  let device: TerminalDevice
  /// The socket of the process; nil where there is none.
  private let rescue: Mutex<Int32?>

  /// - Returns: nil where the program runs in no terminal.
  public init?() {
    guard let device = TerminalDevice() else { return nil }
    self.device = device
    var (before, during) = (device.originalModes, device.rawModes)
    let started = rescue_start(device.descriptor, &before, &during)
    rescue = Mutex(started < 0 ? nil : started)
  }

  deinit { stop() }

  /// Says what is written to the terminal before its modes are restored; nil for nothing.
  func giveBack(by sequence: String?) {
    // Select graphic rendition (ECMA-48, clause 8.3.117): none. Nothing at all would end the process.
    rescue.withLock { if let rescue = $0 { Self.tell(sequence ?? "\u{1B}[m", to: rescue) } }
  }

  /// Leaves the terminal to the program, which has given it back.
  func stop() {
    rescue.withLock { rescue in
      guard let started = rescue else { return }
      Self.tell("", to: started)
      close(started)
      rescue = nil
    }
  }

  private static func tell(_ words: String, to rescue: Int32) {
    _ = words.withCString { send(rescue, $0, words.utf8.count + 1, Int32(MSG_NOSIGNAL)) }
  }
}
