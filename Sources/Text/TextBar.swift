/// A bar of block characters, in steps of an eighth of a column.
public enum TextBar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A bar as long as a number's share of the greatest one, which fills all columns. Numbers over 0
  /// are always visible.
  ///
  /// - Parameter isASCII: whether the bar is drawn with #.
  public static func text(for number: Int, of greatest: Int, columns: Int, isASCII: Bool) -> String
  {
    guard number > 0, greatest > 0, columns > 0 else { return "" }
    let steps = isASCII ? 1 : 8
    let share = Double(number) / Double(greatest) * Double(columns * steps)
    let length = max(1, Int(share.rounded()))
    let (whole, part) = length.quotientAndRemainder(dividingBy: steps)
    return String(repeating: isASCII ? "#" : "█", count: whole) + Self.eighths[part]
  }
}
