import CTermpaint
import Glibc

/// What the terminal was asked, and what of that it has answered.
struct TerminalDialogue {
  /// So long an answer may take. Later ones are taken too, but nothing waits for them.
  static let patience = Duration.seconds(2)

  /// Whether it has answered anything.
  var answersQuestions = false
  var splitter = AnswerSplitter()
  var answers = TerminalAnswers()
  /// Whether termpaint asks it what it is.
  var isDetecting = false
  /// What was typed meanwhile.
  var typedEarly: [UInt8] = []
  /// How many bytes were typed for the program before it took the terminal, and are not read yet.
  var typedBefore = 0
  /// Asked once it answers anything: a terminal that answers nothing may print what it is asked.
  var unasked: [String] = []
  var lastQuestion = ContinuousClock.now
  /// Whether there is no terminal any more.
  var isGone = false

  /// Whether some of what comes may be an answer.
  var isWaiting: Bool {
    isDetecting || !answersQuestions || answers.pending > 0 || !splitter.held.isEmpty
  }
}

/// Questions and answers, however slow the line is. Nothing that is seen waits for an answer.
extension Terminal {
  /// Asks the terminal something; what it answers is an event.
  func ask(_ question: String) {
    guard dialogue.answersQuestions else {
      if !dialogue.unasked.contains(question) { dialogue.unasked.append(question) }
      return
    }
    dialogue.lastQuestion = .now
    write(Array(dialogue.answers.ask(question).utf8))
  }

  /// Waits a moment at most for what termpaint asks the terminal, which tells it what that can do.
  func detect() async {
    guard termpaint_terminal_auto_detect(terminal) else { return }
    dialogue.isDetecting = true
    var isOver: Bool {
      termpaint_terminal_auto_detect_state(terminal) == termpaint_auto_detect_done
    }
    for _ in 0..<40 {
      if isOver { break }
      try? await Task.sleep(for: .milliseconds(5))
    }
    dialogue.answersQuestions = isOver
    dialogue.lastQuestion = .now
    // While it waits for answers, termpaint keeps all keys to itself.
    for _ in 0..<10 where !isOver { replyForTerminal() }
    dialogue.isDetecting = false
    let erase = withUnsafeBytes(of: device.originalModes.c_cc) { $0[Int(VERASE)] }
    termpaint_terminal_auto_detect_apply_input_quirks(terminal, erase == 0x08)
  }

  func takeEarlyKeys() {
    feed(dialogue.typedEarly)
    dialogue.typedEarly = []
    if !dialogue.splitter.held.isEmpty { settleEscapeSoon() }
  }

  func take(_ bytes: [UInt8]) {
    var bytes = bytes
    // The system had made a line's end of Enter.
    for index in bytes.indices.prefix(dialogue.typedBefore) where bytes[index] == 0x0A {
      bytes[index] = 0x0D
    }
    dialogue.typedBefore = max(0, dialogue.typedBefore - bytes.count)
    guard dialogue.isWaiting else {
      dialogue.splitter = AnswerSplitter()
      return feed(bytes)
    }
    for part in dialogue.splitter.split(bytes) {
      switch part {
      case .typed(let typed) where dialogue.isDetecting: dialogue.typedEarly += typed
      case .typed(let typed): feed(typed)
      case .answer(let sequence): takeAnswer(sequence)
      }
    }
    if !dialogue.splitter.held.isEmpty { settleEscapeSoon() }
  }

  /// Waits for the answers that may still come, if the terminal was asked anything lately.
  func waitForAnswers() async {
    func isOver() -> Bool {
      dialogue.isGone || dialogue.lastQuestion.duration(to: .now) > TerminalDialogue.patience
    }
    guard !isOver() else { return }
    dialogue.unasked = []
    // Its answer is the last one.
    dialogue.lastQuestion = .now
    write(Array(dialogue.answers.ask("").utf8))
    // A task that is cancelled does not sleep: it would keep the answers from being read.
    while dialogue.answers.pending > 0, !isOver(), !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  private func takeAnswer(_ sequence: String) {
    guard !dialogue.isDetecting else { return feed(Array(sequence.utf8)) }
    if !dialogue.answersQuestions {
      dialogue.answersQuestions = true
      let questions = dialogue.unasked
      dialogue.unasked = []
      for question in questions { ask(question) }
    }
    if let event = dialogue.answers.take(sequence) { send.yield(event) }
  }

  private func feed(_ bytes: [UInt8]) {
    guard hasScreen || dialogue.isDetecting else { return }
    add(bytes)
    guard hasScreen, termpaint_terminal_peek_input_buffer_length(terminal) > 0 else { return }
    // termpaint asks, to learn what is a key and what only the beginning of one.
    if dialogue.answersQuestions { dialogue.lastQuestion = .now }
    settleEscapeSoon()
  }

  private func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        termpaint_terminal_add_input_data(terminal, $0.baseAddress, UInt32($0.count))
      }
    }
  }

  /// Escape alone is also the beginning of longer keys. What has not gone on by then was Escape.
  private func settleEscapeSoon() {
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(40))
      self?.settleEscape()
    }
  }

  private func settleEscape() {
    guard hasScreen else { return }
    // The rest of an answer may take longer.
    if dialogue.splitter.mayHoldKey { add(dialogue.splitter.release()) }
    if termpaint_terminal_peek_input_buffer_length(terminal) > 0 { replyForTerminal() }
  }

  /// Gives the reply to termpaint's last question, which not every terminal answers.
  private func replyForTerminal() { add(Array("\u{1B}[0n".utf8)) }
}
