/// The mod-10 check digit of the GS1 General Specifications, clause 7.9.1, worked out the way the
/// clause tells it, column by column on the printed digits, to check other ways against.
public enum CheckDigit {
  /// The digit that belongs behind `body`, which holds digits only.
  public static func following(_ body: String) -> Character {
    var sum = 0
    for (index, character) in body.reversed().enumerated() {
      sum += (character.wholeNumberValue ?? 0) * (index.isMultiple(of: 2) ? 3 : 1)
    }
    let fill = sum % 10 == 0 ? 0 : 10 - sum % 10
    return Character(String(fill))
  }

  /// The digits with their check digit behind them.
  public static func completing(_ body: String) -> String {
    body + String(following(body))
  }
}
