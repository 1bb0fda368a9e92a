import AppNavigation
import Barcodes
import Files
import Foundation
import Links
import Scanning

/// The list of the scanner sheet, and the line above it.
extension TerminalApp {
  /// - Returns: whether the key was meant for the scanner.
  func pressInScanner(_ key: Key) -> Bool {
    // Where letters are typed, Alt with a letter does what the letter alone does elsewhere.
    if key.held.contains(.alt) {
      if let command = state.keys[Key(key.name, key.held.subtracting(.alt))] { perform(command) }
      return true
    }
    if state.scanner.isPictureLarge {
      state.scanner.isPictureLarge = false
      // A digit may be the first of a hand scanner.
      guard key.digit != nil else { return true }
    }
    if key == Key(.character("v"), .control) {
      state.scanner.isPictureLarge = state.scanner.photo != nil
      return true
    }
    if let panel = state.scanner.panel { return holdForBarcode(key) || press(key, in: panel) }
    switch (key.name, key.held) {
    case (.character("x"), .control): stopScan()
    case (.character("u"), .control): state.scanner.text = ""
    case (.character("o"), .control): browse()
    case (.character("w"), .control): watchTyped()
    case (.character(" "), []) where state.scanner.text.isEmpty: togglePause()
    case (.character("?"), []) where state.scanner.text.isEmpty: perform(Command.help)
    case (.character(let character), _) where key.typed != nil: state.scanner.text.append(character)
    case (.backspace, _) where !state.scanner.text.isEmpty: _ = state.scanner.text.popLast()
    case (.up, _): state.scanner.move(by: -1)
    case (.down, _): state.scanner.move(by: 1)
    case (.pageUp, _): state.scanner.move(by: -10)
    case (.pageDown, _): state.scanner.move(by: 10)
    case (.home, _): state.scanner.move(by: -state.scanner.rows.count)
    case (.end, _): state.scanner.move(by: state.scanner.rows.count)
    case (.tab, []): state.scanner.moveToNextDoubt()
    case (.enter, _): submitScanner()
    case (.left, _), (.right, _): break
    default: return false
    }
    return true
  }

  func pasteIntoScanner(_ text: String) {
    if case .question(var question) = state.scanner.panel {
      question.type { $0 += text.split(whereSeparator: \.isNewline).first ?? "" }
      state.scanner.panel = .question(question)
      return
    }
    state.scanner.panel = nil
    let isWhole = state.scanner.text.isEmpty
    state.scanner.text += text.trimmingCharacters(in: .newlines)
    // What is dropped is meant at once; what is pasted into a line may go on.
    if isWhole, case .paths(let paths) = ScannerInput(text),
      paths.allSatisfy({ FileManager.default.fileExists(atPath: $0.description) })
    {
      submitScanner()
    }
  }

  func submitScanner() {
    switch ScannerInput(state.scanner.text) {
    case .nothing: openPanel()
    case .wrongBarcode(let digits): refuse(digits)
    case .barcode(let gtin):
      state.scanner.text = ""
      lookUp(gtin)
    case .paths(let paths):
      guard let missing = paths.first(where: { FileStamp(of: $0) == nil && !isFolder($0) }) else {
        state.scanner.text = ""
        return startScan(of: paths)
      }
      state.notice = .failed("\(missing): there is no such file or folder")
    }
  }

  /// Scans the folder that is typed, and then each photo that arrives in it.
  func watchTyped() {
    guard case .paths(let paths) = ScannerInput(state.scanner.text), paths.allSatisfy(isFolder)
    else {
      state.notice = .failed("type the folder to watch, then ctrl-w")
      return
    }
    state.scanner.text = ""
    startScan(of: paths, watches: true)
  }

  private func isFolder(_ path: PhotoPath) -> Bool { PhotoFolder.problem(with: path) == nil }

  /// Opens what can be said of the selected photo, or what the sheet leads to.
  func openPanel() {
    let scanner = state.scanner
    guard let row = scanner.selected else {
      if scanner.isOnResult { coordinator.finishScan(with: scanner.records) }
      return refresh()
    }
    if scanner.text.isEmpty, row.status == .ambiguous,
      let choice = scanner.pressingChoice(about: scanner.cursor)
    {
      state.scanner.panel = .pressings(choice)
    } else if let release = scanner.release(ofRow: scanner.cursor) {
      openFiling(of: release, row: scanner.cursor)
    } else {
      let advice = row.remedy.flatMap(services.wording.words)
      state.scanner.panel = .question(scanner.question(about: scanner.cursor, advice: advice))
    }
  }

  /// Goes on with the next photo in doubt, or back to the list where there is none.
  func openNextDoubt() {
    state.scanner.panel = nil
    guard state.scanner.hasDoubt else { return }
    state.scanner.moveToNextDoubt()
    openPanel()
  }

  /// A click selects, a second one opens; in what is open it answers.
  func clickInScanner(x: Int, y: Int, in sheet: Rect) {
    state.scanner.isPictureLarge = false
    let area = ScannerView.parts(of: state.scanner, in: sheet).main
    switch state.scanner.panel {
    case nil:
      guard let row = ScannerView.row(of: state.scanner, x: x, y: y, in: area) else { return }
      let wasSelected = state.scanner.cursor == row
      state.scanner.select(row)
      if wasSelected { openPanel() }
    case .question(var question):
      let list = PhotoQuestionView.list(of: question, in: ScannerView.panel(in: area))
      guard list.contains(x: x, y: y) else { return }
      question.select(y - list.y + PhotoQuestionView.top(of: question, height: list.height))
      answer(question)
    case .pressings(var choice):
      let columns = PressingColumns(choice, width: area.width)
      guard let index = columns.pressing(atX: x - area.x) else { return }
      choice.select(index)
      state.scanner.panel = .pressings(choice)
    case .filing(var filing):
      let list = RecordFilingView.fields(of: filing, in: ScannerView.panel(in: area))
      guard list.contains(x: x, y: y) else { return }
      filing.move(by: y - list.y - filing.field.rawValue)
      state.scanner.panel = .filing(filing)
    case .files(var browser):
      let list = FileBrowserView.list(in: area)
      guard list.contains(x: x, y: y) else { return }
      let line = y - list.y + FileBrowserView.top(of: browser, height: list.height)
      let wasSelected = browser.cursor == line
      browser.select(line)
      state.scanner.panel = .files(browser)
      if wasSelected { open(browser) }
    }
  }

  func refuse(_ digits: String) {
    state.notice = .failed("\(digits): the check digit does not fit: look at each digit again")
  }

  func lookUp(_ gtin: GTIN) {
    beside { [self] in remember(await coordinator.finishScan(of: gtin)) }
  }

  func press(_ key: Key, in panel: ScannerPanel) -> Bool {
    if key.name == .escape {
      state.scanner.panel = nil
      return true
    }
    switch panel {
    case .question(let question): return press(key, in: question)
    case .pressings(let choice): return press(key, in: choice)
    case .filing(let filing): return press(key, in: filing)
    case .files(let browser): return press(key, in: browser)
    }
  }
}
