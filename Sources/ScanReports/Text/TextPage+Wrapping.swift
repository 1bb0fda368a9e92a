extension TextPage {
  /// The text on as many lines as it needs, line ends included; on one where the page has no width.
  ///
  /// A command of this program stays on one line, so that it can be copied: where it is wider than the
  /// page, the terminal breaks it.
  ///
  /// - Parameters:
  ///   - indent: the columns before the first line.
  ///   - hanging: the columns before the others; two more by default.
  func wrapped(_ text: String, indent: Int, hanging: Int? = nil) -> String {
    let first = String(repeating: " ", count: indent)
    guard let width else { return first + text + "\n" }
    let margin = String(repeating: " ", count: hanging ?? indent + 2)
    var lines: [String] = []
    var (line, isLineEmpty) = (first, true)
    for piece in text.unbreakablePieces(within: max(10, width - max(indent, margin.count))) {
      if !isLineEmpty, line.displayWidth + 1 + piece.displayWidth > width {
        lines.append(line)
        (line, isLineEmpty) = (margin, true)
        guard !piece.isEmpty else { continue }
      }
      line += isLineEmpty ? piece : " " + piece
      isLineEmpty = false
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The parts between which a line may end: words, and whole commands of this program.
  ///
  /// - Parameter width: wider words are taken apart.
  fileprivate func unbreakablePieces(within width: Int) -> [String] {
    var pieces: [String] = []
    var isCommand = false
    for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      if isCommand {
        pieces[pieces.count - 1] += " " + word
      } else {
        pieces += word.chunks(ofWidth: width)
      }
      isCommand = (isCommand || word == "vinylcrate") && !",;)".contains(word.last ?? " ")
    }
    return pieces
  }

  /// Itself where it fits; else parts that do.
  private func chunks(ofWidth width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    var chunks = [""]
    for character in self {
      if chunks[chunks.count - 1].displayWidth + character.displayWidth > width {
        chunks.append("")
      }
      chunks[chunks.count - 1].append(character)
    }
    return chunks
  }
}
