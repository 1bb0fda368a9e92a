import AppNavigation

/// What numbers and texts answer.
extension TerminalApp {
  /// Chooses a row, or an answer, by its number.
  ///
  /// - Parameter rest: What is to be done with it; empty to open it.
  func choose(_ number: Int, _ rest: String) async {
    if case .menu(var menu) = state.overlay {
      guard menu.items.indices.contains(number - 1) else { return refuse(number) }
      menu.select(number - 1)
      choose(menu)
    } else if state.isScanning {
      chooseInScanner(number, rest)
    } else if let field = state.askedField, case .choice(let values) = field.kind {
      guard values.indices.contains(number - 1) else { return refuse(number) }
      fill(with: values[number - 1])
      take(.key(Key(.enter)))
    } else {
      await chooseRow(number, rest)
    }
  }

  private func chooseRow(_ number: Int, _ rest: String) async {
    guard let position = state.page.rows.position(ofNumber: number) else { return refuse(number) }
    if let read = state.page.rows.read, !read.contains(position) {
      state.page.scroll(to: position)
      load(state.place)
      await settle()
    }
    guard state.page.select(position) else { return refuse(number) }
    if case .field(let field, _)? = state.page.selected {
      guard rest.isEmpty else {
        fill(with: rest)
        return
      }
      let values = if case .choice(let values) = field.kind { values } else { ["a text"] }
      say("\(field.label): type \(number) and \(values.joined(separator: ", or "))")
    } else if rest.isEmpty {
      openSelected()
    } else if Int(rest) != nil {
      refuse(number)
    } else {
      await take(line: rest)
    }
  }

  private func refuse(_ number: Int) {
    state.notice = .failed("there is no \(number) here; tab and a number goes to a tab")
  }

  private func chooseInScanner(_ number: Int, _ rest: String) {
    var key: Key?
    if !rest.isEmpty {
      guard case .key(let named)? = PlainVocabulary(state.scanner.plainKeys).find(rest),
        state.scanner.panel?.takesNumberAndKey == true
      else {
        state.notice = .failed("\(rest) means nothing here: type help")
        return
      }
      key = named
    }
    let index = number - 1
    switch state.scanner.panel {
    case .question(var question) where question.choices.indices.contains(index):
      question.select(index)
      answer(question)
    case .pressings(var choice) where choice.entries.indices.contains(index):
      choice.select(index)
      state.scanner.panel = .pressings(choice)
      take(.key(key ?? Key(.enter)))
    case .filing(let filing) where RecordFiling.grades(for: filing.field).indices.contains(index):
      take(.key(Key(.character(Character("\(number % 10)")))))
    case .files(var browser) where browser.lines.indices.contains(index):
      browser.select(index)
      state.scanner.panel = .files(browser)
      key.map { take(.key($0)) } ?? open(browser)
    case nil where index >= 0 && index < state.scanner.lineCount:
      state.scanner.select(index)
      openPanel()
    case .question, .pressings, .filing, .files, nil:
      state.notice = .failed("there is no \(number) here")
    }
  }

  /// A key of the scanner, where nothing is drawn.
  func pressInLines(_ key: Key) {
    switch state.scanner.panel {
    case nil where key == Key(.tab):
      guard state.scanner.hasDoubt else {
        state.notice = .done("no photo is in doubt")
        return
      }
      // The one in front may not have been asked about.
      state.scanner.selected?.status.needsUser == true ? openPanel() : openNextDoubt()
    case .pressings where key == "t":
      state.notice = .failed("type the number of the pressing before it, as in 1 t")
    case .files where key == Key(.character(" ")):
      state.notice = .failed("type the number of the photo before it, as in 1 mark")
    default: take(.key(key))
    }
  }

  /// Takes a line for what is asked.
  func answer(with text: String) {
    switch state.overlay {
    case .prompt(var prompt):
      prompt.text = text
      state.overlay = .prompt(prompt)
      take(.key(Key(.enter)))
    case .menu(let menu): narrow(menu, to: text)
    case .help, nil:
      if state.isScanning {
        answerScanner(with: text)
      } else if state.askedField != nil {
        if fill(with: text) { take(.key(Key(.enter))) }
      } else if state.place == .tab(.search) {
        typeSearch(text)
      } else {
        state.notice = .failed("nothing is asked here")
      }
    }
  }

  private func narrow(_ menu: Menu, to text: String) {
    var menu = menu
    while !menu.text.isEmpty { menu.deleteLast() }
    for character in text { menu.type(character) }
    let items = menu.items
    if let exact = items.firstIndex(where: { $0.title.lowercased() == text.lowercased() }) {
      menu.select(exact)
      choose(menu)
    } else if items.count == 1 {
      choose(menu)
    } else if items.isEmpty {
      state.notice = .failed("nothing here is called \(text)")
    } else {
      state.overlay = .menu(menu)
    }
  }

  /// Puts a text in the place of what stands in the field in front.
  ///
  /// - Returns: whether the field can have it.
  @discardableResult
  private func fill(with text: String) -> Bool {
    guard case .field(let field, let index)? = state.page.selected else { return false }
    guard case .choice(let values) = field.kind else {
      take(.key(Key(.character("u"), .control)))
      take(.pasted(text))
      return true
    }
    guard let value = values.first(where: { $0.lowercased().hasPrefix(text.lowercased()) }) else {
      state.notice = .failed("\(field.label) is one of \(values.joined(separator: ", "))")
      return false
    }
    for _ in values where state.page.typed[index] != value { take(.key(Key(.right))) }
    return true
  }

  private func answerScanner(with text: String) {
    switch state.scanner.panel {
    case .question(var question):
      question.type { $0 = text }
      state.scanner.panel = .question(question)
      if question.choices.count == 1 { answer(question) }
    case .files(var browser):
      browser.type { $0 = text }
      state.scanner.panel = .files(browser)
      if browser.lines.count == 1 { open(browser) }
    case .pressings, .filing: state.notice = .failed("type a number, or help")
    case nil: submit(text)
    }
  }

  private func submit(_ text: String) {
    state.scanner.text = text
    submitScanner()
    state.scanner.text = ""
  }

  /// Scans what is named, from anywhere in the app.
  func scan(typed text: String, watches: Bool = false) {
    if !state.isScanning { perform(ScreenAction.scan) }
    guard state.isScanning else {
      state.notice = .failed("answer this first")
      return
    }
    guard !text.isEmpty || watches else { return }
    state.scanner.panel = nil
    guard watches else { return submit(text) }
    state.scanner.text = text
    watchTyped()
    if !state.scanner.text.isEmpty {
      state.notice = .failed("watch needs the name of a folder that is there")
    }
    state.scanner.text = ""
  }
}

extension ScannerPanel {
  /// Whether one of its entries can be named before what is to be done with it.
  fileprivate var takesNumberAndKey: Bool {
    switch self {
    case .pressings, .files: true
    case .question, .filing: false
    }
  }
}
