extension Condition {
  /// Reads a grade in its short form ("NM", "M-"), its long one ("Near Mint"), or both as Discogs
  /// writes them ("Near Mint (NM or M-)"), in any case; nil for anything else.
  public init?(parsing text: some StringProtocol) {
    let condition = Self.byDescription[String(text)] ?? Self.byForm[Self.key(text)]
    guard let condition else { return nil }
    self = condition
  }

  /// As Discogs writes them: nothing else is to be found out then.
  private static let byDescription = Dictionary(
    allCases.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })

  private static let byForm = Dictionary(
    allCases.flatMap { condition in condition.forms.map { ($0, condition) } },
    uniquingKeysWith: { first, _ in first })

  private var forms: [String] {
    let (whole, short) = (Self.key(description), Self.key(rawValue))
    let long = whole.split(separator: "(").first.map(Self.key) ?? whole
    return [whole, short, long] + (self == .nearMint ? ["m-", "nm or m-"] : [])
  }

  /// Lower case, and one space between words.
  private static func key(_ text: some StringProtocol) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
