import CTermpaint
import Dispatch
import Foundation
import Glibc

/// A terminal on whose whole screen the program draws, by termpaint.
@MainActor
final class Terminal {
  /// What the user does, in order.
  let events: AsyncStream<TerminalEvent>
  let send: AsyncStream<TerminalEvent>.Continuation
  let device: TerminalDevice

  private let rescued: RescuedTerminal
  private let integration: UnsafeMutablePointer<TerminalIntegration>
  let terminal: OpaquePointer
  private var restoreSequence: String {
    String(cString: termpaint_terminal_restore_sequence(terminal))
  }
  private var surface: OpaquePointer { termpaint_terminal_get_surface(terminal) }
  private var attributes: [Style: OpaquePointer] = [:]
  private var sources: [any DispatchSourceSignal] = []
  private(set) var hasScreen = false
  private var isOver = false
  private var errorOutput: Int32?
  private var paste = PastedText()
  private var shown: Frame?
  private var pixels = PixelPictures()
  var dialogue = TerminalDialogue()

  init(_ rescued: RescuedTerminal) {
    self.rescued = rescued
    device = rescued.device
    (events, send) = AsyncStream.makeStream()
    integration = TerminalIntegration.make(device)
    terminal = termpaint_terminal_new(TerminalIntegration.base(of: integration))
  }

  /// Takes the screen: asks the terminal what it is, for a moment at most, and clears it.
  func begin() async {
    dialogue.typedBefore = device.makeRaw()
    errorOutput = device.silenceErrors()
    listenToEvents()
    let input = device.input
    Task { [weak self] in
      for await bytes in input { self?.take(bytes) }
      self?.dialogue.isGone = true
      self?.send.yield(.closed)
    }
    await detect()
    let (width, height) = device.size
    termpaint_terminal_setup_fullscreen(terminal, Int32(width), Int32(height), "")
    termpaint_terminal_set_mouse_mode(terminal, TERMPAINT_MOUSE_MODE_CLICKS)
    termpaint_terminal_request_tagged_paste(terminal, true)
    termpaint_terminal_handle_paste(terminal, true)
    rescued.giveBack(by: restoreSequence)
    watchSignals()
    hasScreen = true
    takeEarlyKeys()
  }

  /// The size of the screen, in columns and rows.
  var size: (width: Int, height: Int) { device.size }

  /// Shows a frame in place of the last one; only what is different is sent.
  func show(_ frame: Frame, all: Bool = false) {
    // Much of what is read beside the loop changes nothing that is seen.
    guard hasScreen, all || frame != shown else { return }
    let change = pixels.change(from: shown, to: frame, all: all)
    let old = shown.flatMap { $0.bounds == frame.bounds ? $0 : nil }
    let isFirst = shown == nil
    shown = frame
    write(change.before)
    if old == nil {
      termpaint_surface_resize(surface, Int32(frame.width), Int32(frame.height))
    }
    for y in 0..<frame.height where old?.row(y) != frame.row(y) { draw(frame.row(y), y: y) }
    if let cursor = frame.cursor {
      termpaint_terminal_set_cursor_position(terminal, Int32(cursor.x), Int32(cursor.y))
    }
    termpaint_terminal_set_cursor_visible(terminal, frame.cursor != nil)
    termpaint_terminal_flush(terminal, all || change.repaints)
    write(change.after)
    if isFirst { ask(TerminalAnswers.pictures(isNested: TerminalDevice.isNested)) }
  }

  func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty { _ = bytes.withUnsafeBytes { device.write($0) } }
  }

  /// Puts text where the terminal keeps what is copied, by its control sequence OSC 52.
  ///
  /// Source: xterm, "Operating System Commands".
  func copy(_ text: String) {
    let sequence = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    write(Array(sequence.utf8))
  }

  /// Gives the screen back until the program is continued (the shell's job control).
  func suspend() async {
    guard hasScreen else { return }
    await giveBack()
    guard !isOver else { return }
    device.restore()
    rescued.giveBack(by: nil)
    // To this thread: told to the process, another thread may be the first to stop, and this one would
    // take the screen again.
    raise(SIGSTOP)
    _ = device.makeRaw()
    rescued.giveBack(by: restoreSequence)
    termpaint_terminal_unpause(terminal)
    hasScreen = true
    send.yield(.repaint)
  }

  /// Gives the screen back for good.
  func end() async {
    isOver = true
    if hasScreen { await giveBack() }
    for source in sources { source.cancel() }
    termpaint_terminal_free(terminal)
    device.restore()
    rescued.stop()
    if let errorOutput {
      dup2(errorOutput, STDERR_FILENO)
      close(errorOutput)
    }
    send.finish()
  }

  /// The shell would take answers that are still on their way for what is typed.
  private func giveBack() async {
    hasScreen = false
    write(pixels.removeAll())
    termpaint_terminal_pause(terminal)
    await waitForAnswers()
  }

  // MARK: - Drawing

  private func draw(_ row: ArraySlice<Cell>, y: Int) {
    var start = row.startIndex
    while start < row.endIndex {
      let style = row[start].style
      // A character whose width terminals disagree about stands alone, so that it moves no other.
      var end = start + 1
      if row[start].isPlain {
        while end < row.endIndex, row[end].style == style, row[end].isPlain { end += 1 }
      }
      let text = row[start..<end].map(\.text).joined()
      if !text.isEmpty {
        termpaint_surface_write_with_attr(
          surface, Int32(start - row.startIndex), Int32(y), text, attribute(style))
      }
      start = end
    }
  }

  private func attribute(_ style: Style) -> OpaquePointer {
    if let known = attributes[style] { return known }
    let made: OpaquePointer = termpaint_attr_new(
      style.foreground.termpaintValue, style.background.termpaintValue)
    termpaint_attr_set_style(made, style.traits.termpaintBits)
    attributes[style] = made
    return made
  }

  // MARK: - The terminal's side

  private func listenToEvents() {
    let box = Unmanaged.passUnretained(self).toOpaque()
    termpaint_terminal_set_event_cb(
      terminal,
      { owner, event in
        guard let owner, let event else { return }
        let terminal = Unmanaged<Terminal>.fromOpaque(owner).takeUnretainedValue()
        let told = TerminalEvent(event.pointee)
        let part = PastedPart(event.pointee)
        MainActor.assumeIsolated { terminal.tell(told, part) }
      }, box)
  }

  private func tell(_ event: TerminalEvent?, _ part: PastedPart?) {
    if let part, let whole = paste.add(part) { send.yield(.pasted(whole)) }
    if let event { send.yield(event) }
  }

  private func watchSignals() {
    let send = send
    for number in [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGCONT] {
      if number != SIGCONT && number != SIGWINCH { signal(number, SIG_IGN) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      let device = device
      source.setEventHandler {
        switch number {
        case SIGWINCH:
          let (width, height) = device.size
          send.yield(.resized(width: width, height: height))
        case SIGCONT: send.yield(.repaint)
        default: send.yield(.closed)
        }
      }
      source.resume()
      sources.append(source)
    }
  }
}
