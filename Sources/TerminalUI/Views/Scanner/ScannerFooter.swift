import Scanning

extension ScannerState {
  /// Keys and what they do in the sheet.
  var footer: [(key: String, words: String)] {
    guard !isPictureLarge else { return [("any key", "back")] }
    switch panel {
    case .question(let question):
      let enter: String? =
        switch question.chosen {
        case .barcode?: "look it up"
        case .search?: "search"
        case .sameRecord?, .release?: "this record"
        case .dismiss?, .dismissAll?: "skip"
        case nil: nil
        }
      return [enter.map { ("enter", $0) } ?? ("down", "an answer")] + [
        ("type", "digits, ? for one, or words"), ("tab", "next in doubt"), ("ctrl-v", "photo"),
        ("esc", "list"),
      ]
    case .pressings(let choice):
      let all = choice.waitingCount > 1 ? "choose for \(choice.waitingCount) photos" : "choose"
      let isForAll = !choice.isTyped
      return [("enter", isForAll ? all : "choose")]
        + (isForAll ? [("t", "this photo alone")] : [])
        + (menu(ofRulesFor: choice) == nil ? [] : [("a", "others alike")])
        + [
          ("/", "none of these"), ("ctrl-v", "photo"), ("tab", "next in doubt"), ("esc", "list"),
        ]
    case .filing(let filing):
      let grade = RecordFiling.grades(for: filing.field).isEmpty ? [] : [("1-9", "grade")]
      return grade + [
        ("f", "folder"), ("c", "crate"), ("n", "notes"),
        ("a", following == nil ? "all that follow" : "no more"), ("tab", "next"), ("x", "skip"),
        ("o", "open"), ("u", "undo"), ("ctrl-v", "photo"), ("esc", "list"),
      ]
    case .files:
      return [
        ("enter", "open"), ("space", "mark"), ("ctrl-o", "scan"), ("ctrl-w", "watch"),
        ("left", "up"), ("esc", "list"),
      ]
    case nil:
      return listFooter
    }
  }

  private var listFooter: [(key: String, words: String)] {
    let enter =
      if isOnResult {
        "open"
      } else {
        switch selected?.status {
        case .ambiguous?: "choose the pressing"
        case .resolved?, .assigned?, .grouped?: "where it goes"
        case .some: "say what it shows"
        case nil: "scan"
        }
      }
    let run =
      isRunning ? [("space", isPaused ? "go on" : "pause"), ("ctrl-x", "stop")] : []
    return [("enter", text.isEmpty ? enter : "scan")] + (hasDoubt ? [("tab", "next in doubt")] : [])
      + run + [("ctrl-o", "files"), ("ctrl-v", "photo"), ("alt-u", "undo"), ("esc", "close")]
  }
}
