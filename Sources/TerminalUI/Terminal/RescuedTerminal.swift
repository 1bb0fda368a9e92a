import CTermpaint
import Glibc
import Synchronization

/// The terminal that the program runs in, and a small process of termpaint's own, which gives it back as it
/// was however the program ends.
///
/// Made before anything else is done: the more a program has in memory, the longer it takes to make a process.
public final class RescuedTerminal: Sendable {
  let device: TerminalDevice
  private let rescue: Mutex<OpaquePointer?>

  /// - Returns: nil where the program runs in no terminal.
  public init?() {
    guard let device = TerminalDevice() else { return nil }
    self.device = device
    let started = termpaintx_ttyrescue_start_or_nullptr(device.descriptor, Self.plainText)
    var modes = device.originalModes
    if let started { termpaintx_ttyrescue_set_restore_termios(started, &modes) }
    rescue = Mutex(started)
  }

  deinit { stop() }

  /// Until the screen is taken there is nothing to be undone; but without anything to write the process ends
  /// at once. Select graphic rendition (ECMA-48, clause 8.3.117): none.
  private static let plainText = "\u{1B}[m"

  /// Says what is written to the terminal, before its modes are restored.
  func giveBack(by sequence: String) {
    rescue.withLock { rescue in
      guard let rescue else { return }
      _ = termpaintx_ttyrescue_update(rescue, sequence, Int32(sequence.utf8.count))
    }
  }

  /// Leaves the terminal to the program, which has given it back.
  func stop() {
    rescue.withLock { rescue in
      if let rescue { termpaintx_ttyrescue_stop(rescue) }
      rescue = nil
    }
  }
}
