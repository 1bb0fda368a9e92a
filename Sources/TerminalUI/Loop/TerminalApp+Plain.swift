import AppNavigation
import Text

/// The app a line at a time: the same screens as text, and the same actions as words.
extension TerminalApp {
  private enum PlainEvent: Sendable {
    case line(String)
    case request(AppRequest)
  }

  /// Runs until the user leaves or there are no more lines. Where the user was is kept.
  ///
  /// - Parameters:
  ///   - request: done first; nil for none.
  ///   - requests: done as they arrive.
  ///   - lines: what the user types.
  ///   - waitsForScans: whether a line waits for the scan that the one before began, as it has to where
  ///     nobody sees what comes of it before the next one is written.
  ///   - tell: prints a line; it holds no character that a terminal could act on.
  /// - Throws: when the state can be neither read nor saved, and what `tell` throws.
  public func runPlain(
    _ request: AppRequest? = nil, requests: AsyncStream<AppRequest> = AsyncStream { $0.finish() },
    lines: AsyncStream<String>, waitsForScans: Bool,
    tell: @escaping @MainActor (String) throws -> Void
  ) async throws {
    let (events, send) = AsyncStream.makeStream(of: PlainEvent.self)
    let reading = Task {
      for await line in lines { send.yield(.line(line)) }
      send.finish()
    }
    let serving = Task { for await request in requests { send.yield(.request(request)) } }
    defer {
      reading.cancel()
      serving.cancel()
      plain = nil
    }
    plain = PlainFace(waitsForScans: waitsForScans) { lines in
      for line in lines { try tell(line.safeForTerminal) }
    }
    // Sentences are not parted into rows.
    state.width = 1 << 20
    try await following {
      if let request { take(request) }
      try await answer()
      for await event in events {
        plain?.isAnswering = true
        switch event {
        case .line(let line): await take(line: line)
        case .request(let request): take(request)
        }
        try await answer()
        if isLeaving { break }
      }
    }
  }

  /// Tells how far a scan is, and what came of work that nobody waited for.
  func tellBesides() {
    guard plain != nil else { return }
    let time = ContinuousClock.now - start
    if let line = plain?.progress.line(of: state.scanner, at: time) { plain?.news = line }
    guard plain?.isAnswering == false else { return }
    takeNotice()
    // Where nothing can be printed, the next answer ends the app.
    try? flush()
  }

  /// Tells what came of a line, once it is done.
  private func answer() async throws {
    tellBesides()
    let waiting = plain?.waitsForScans == true ? nil : tellOfLongWaits()
    defer { waiting?.cancel() }
    await settle()
    while plain?.waitsForScans == true, let scan, !state.scanner.isWatching, !state.scanner.isPaused
    {
      await scan.task.value
      await settle()
    }
    if plain?.waitsForScans == true, let imports {
      await imports.value
      await settle()
    }
    await readFirstRows()
    tellBesides()
    takeNotice()
    if !isLeaving { tellScreen() }
    try flush()
    plain?.isAnswering = false
  }

  /// Says that something takes long, if it does, to somebody who hears nothing else of it.
  private func tellOfLongWaits() -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: .seconds(2))
      try plain?.tell([state.activity ?? "one moment …"])
    }
  }

  private func takeNotice() {
    guard let notice = state.notice else { return }
    state.notice = nil
    say(notice.kind == .failed ? "error: \(notice.text)" : notice.text)
  }

  /// Adds a line to the answer.
  func say(_ line: String) { plain?.pending.append(line) }

  private func flush() throws {
    guard let plain else { return }
    let lines = [plain.news].compactMap(\.self) + plain.pending
    self.plain?.news = nil
    self.plain?.pending = []
    try plain.tell(lines)
  }

  /// The first of the rows that are told.
  var firstRow: Int {
    guard let plain else { return 0 }
    guard state.overlay == nil, !state.isScanning else { return plain.listFirst }
    let first = plain.firsts[state.place] ?? 0
    return first < state.page.rows.count ? first : 0
  }

  /// Reads the rows that are to be told, where others were read.
  private func readFirstRows() async {
    let (first, rows) = (firstRow, state.page.rows)
    guard state.overlay == nil, !state.isScanning, let read = rows.read, rows.count > 0 else {
      return
    }
    let wanted = first..<min(first + PlainScreen.rowCount, rows.count)
    guard !read.contains(wanted) else { return }
    state.page.scroll(to: first)
    load(state.place)
    await settle()
  }

  private func tellScreen() {
    guard let before = plain else { return }
    let view = PlainView(state)
    if let told = before.told, told != view { plain?.forgetRows(told, view, at: state.place) }
    let first = firstRow
    let screen = PlainScreen(state, from: first)
    plain?.pending += before.lines(of: screen, view, from: first, state)
    plain?.next = screen.next
    // The list of the scanner says it.
    if state.isScanning, state.scanner.panel == nil, before.told != view { plain?.news = nil }
    plain?.told = view
    if !view.hasOverlay { plain?.toldBelow = view }
    plain?.toldFirst = first
    plain?.marked = state.page.marks.count
  }
}
