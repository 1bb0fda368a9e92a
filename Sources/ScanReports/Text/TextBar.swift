/// A bar of text, to an eighth of a column.
enum TextBar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A bar that takes all columns for the greatest number; what is not nothing is always seen.
  ///
  /// - Parameter isASCII: draw it of whole number signs.
  static func text(for number: Int, of greatest: Int, columns: Int, isASCII: Bool) -> String {
    guard number > 0, greatest > 0, columns > 0 else { return "" }
    let steps = isASCII ? 1 : 8
    let share = Double(number) / Double(greatest) * Double(columns * steps)
    let length = max(1, Int(share.rounded()))
    let (whole, part) = length.quotientAndRemainder(dividingBy: steps)
    return String(repeating: isASCII ? "#" : "█", count: whole) + Self.eighths[part]
  }
}
