import CTermpaint

extension TerminalEvent {
  /// What termpaint tells, without what the app has no use for.
  init?(_ event: termpaint_event) {
    switch event.type {
    case TERMPAINT_EV_CHAR:
      let text = Self.text(event.c.string, event.c.length)
      guard let character = text.first else { return nil }
      self = .key(Key(.character(character), Key.Held(termpaint: event.c.modifier, isText: true)))
    case TERMPAINT_EV_KEY:
      let name = Self.text(event.key.atom, event.key.length)
      guard let key = Self.names[name] else { return nil }
      self = .key(Key(key, Key.Held(termpaint: event.key.modifier, isText: false)))
    case TERMPAINT_EV_MOUSE:
      guard let action = Self.action(event.mouse.action, event.mouse.button) else { return nil }
      self = .mouse(action, x: Int(event.mouse.x), y: Int(event.mouse.y))
    case TERMPAINT_EV_REPAINT_REQUESTED: self = .repaint
    default: return nil
    }
  }

  static func text(_ start: UnsafePointer<CChar>?, _ count: UInt32) -> String {
    guard let start else { return "" }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func action(_ action: Int32, _ button: Int32) -> MouseAction? {
    guard action == TERMPAINT_MOUSE_PRESS else { return nil }
    return switch button {
    case 0: .press
    case 4: .wheelUp
    case 5: .wheelDown
    default: nil
    }
  }

  /// Keys by termpaint's names of them.
  private static let names: [String: Key.Name] = {
    let names: [(UnsafePointer<CChar>?, Key.Name)] = [
      (termpaint_input_enter(), .enter), (termpaint_input_numpad_enter(), .enter),
      (termpaint_input_space(), .character(" ")), (termpaint_input_tab(), .tab),
      (termpaint_input_backspace(), .backspace), (termpaint_input_delete(), .delete),
      (termpaint_input_insert(), .insert), (termpaint_input_escape(), .escape),
      (termpaint_input_arrow_up(), .up), (termpaint_input_arrow_down(), .down),
      (termpaint_input_arrow_left(), .left), (termpaint_input_arrow_right(), .right),
      (termpaint_input_home(), .home), (termpaint_input_end(), .end),
      (termpaint_input_page_up(), .pageUp), (termpaint_input_page_down(), .pageDown),
      (termpaint_input_f1(), .function(1)), (termpaint_input_f2(), .function(2)),
      (termpaint_input_f3(), .function(3)), (termpaint_input_f4(), .function(4)),
      (termpaint_input_f5(), .function(5)), (termpaint_input_f6(), .function(6)),
      (termpaint_input_f7(), .function(7)), (termpaint_input_f8(), .function(8)),
      (termpaint_input_f9(), .function(9)), (termpaint_input_f10(), .function(10)),
      (termpaint_input_f11(), .function(11)), (termpaint_input_f12(), .function(12)),
    ]
    return Dictionary(
      names.compactMap { name, key in name.map { (String(cString: $0), key) } }
    ) { first, _ in first }
  }()
}

extension Key.Held {
  /// - Parameter isText: Whether the key types a character, which shift has changed already.
  fileprivate init(termpaint bits: Int32, isText: Bool) {
    self = []
    if bits & TERMPAINT_MOD_SHIFT != 0, !isText { insert(.shift) }
    if bits & TERMPAINT_MOD_CTRL != 0 { insert(.control) }
    if bits & TERMPAINT_MOD_ALT != 0 { insert(.alt) }
  }
}
