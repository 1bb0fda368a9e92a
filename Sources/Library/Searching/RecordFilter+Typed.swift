import Barcodes
import Releases

extension RecordFilter {
  /// What somebody typed: words, a barcode, and filters as a search has them, such as `year:1970s` or
  /// `artist:"horace andy"`; `label:"Blue Note"` in quotes is the whole name of a label. Besides
  /// `without:photo`, `without:grade`, `without:barcode`, `only:duplicates` and `day:11-22`.
  ///
  /// A filter that is not complete yet says nothing, so that records do not vanish while one is typed.
  public init(typed text: String) {
    self.init()
    if let barcode = try? GTIN(parsing: text) {
      self.barcode = barcode
      return
    }
    for term in SearchExpression(text).terms { add(term) }
  }

  private mutating func add(_ term: SearchExpression.Term) {
    func adding(_ old: String?) -> String {
      [old, term.text].compactMap(\.self).joined(separator: " ")
    }
    switch term.field {
    case .artist: artist = adding(artist)
    case .title: title = adding(title)
    case .label where term.isPhrase: labelName = term.text
    case .label, .catalogueNumber: label = adding(label)
    case .country:
      countries += term.text.split(separator: ",").map {
        $0.count == 2 ? $0.uppercased() : String($0)
      }
    case .year: years = Self.years(term) ?? years
    case .format: formats.append(term.text)
    case .barcode: barcode = (try? GTIN(parsing: term.text)) ?? barcode
    case .track, .matrix, .labelCode: words.append(term.text)
    case nil: if term.isPhrase || !addOwn(term.text) { words.append(term.text) }
    }
  }

  /// Takes a filter that only lists of the user's have.
  ///
  /// - Returns: whether it was one, complete or not.
  private mutating func addOwn(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let value = parts[1].lowercased()
    switch parts[0].lowercased() {
    case "without": lacks.formUnion(Lack(rawValue: value).map { [$0] } ?? [])
    case "only": isOfDuplicates = isOfDuplicates || value == "duplicates"
    case "day": day = DayOfYear(value) ?? day
    default: return false
    }
    return true
  }

  /// A year, a decade such as "1970s", or years with dots between them; nil for one that is not complete.
  private static func years(_ term: SearchExpression.Term) -> ClosedRange<Int>? {
    if term.text.lowercased().hasSuffix("s"), let first = Int(term.text.dropLast()) {
      return first < 1000 ? nil : first...(first + 9)
    }
    return term.years.flatMap { $0.upperBound < 1000 ? nil : $0 }
  }
}
