import Text

extension TextPage {
  /// The text on as many lines as it needs, line ends included; on one where the page has no width.
  ///
  /// - Parameters:
  ///   - indent: the columns before the first line.
  ///   - hanging: the columns before the others; two more by default.
  func wrapped(_ text: String, indent: Int, hanging: Int? = nil) -> String {
    let lines =
      width.map { text.wrapped(to: $0, indent: indent, hanging: hanging ?? indent + 2) }
      ?? [String(repeating: " ", count: indent) + text]
    return lines.map { $0 + "\n" }.joined()
  }
}
