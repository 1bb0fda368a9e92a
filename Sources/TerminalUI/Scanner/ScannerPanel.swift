/// What is open over the list of the scanner.
enum ScannerPanel: Sendable, Hashable {
  /// Nobody knows yet what it shows.
  case question(PhotoQuestion)
  /// It is one of several pressings.
  case pressings(PressingChoice)
  /// Where its record goes.
  case filing(RecordFiling)
  /// Photos are chosen in their folders.
  case files(FileBrowser)

  /// The photo that it is about, by its row in the list; nil for none.
  var row: Int? {
    switch self {
    case .question(let question): question.row
    case .pressings(let choice): choice.row
    case .filing(let filing): filing.row
    case .files: nil
    }
  }

  /// Whether digits are typed into a line, and not keys that do something each.
  var takesDigits: Bool {
    switch self {
    case .question, .files: true
    case .pressings, .filing: false
    }
  }
}
