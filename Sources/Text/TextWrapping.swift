extension String {
  /// The text on as many lines as it needs.
  ///
  /// A command of this program stays on one line, so that it can be copied: where it is wider than the
  /// lines are, the terminal breaks it.
  ///
  /// - Parameters:
  ///   - width: that of a line, in columns, with its margin.
  ///   - indent: the columns before the first line.
  ///   - hanging: the columns before the others.
  public func wrapped(to width: Int, indent: Int = 0, hanging: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: hanging)
    var lines: [String] = []
    var (line, isLineEmpty) = (String(repeating: " ", count: indent), true)
    for piece in unbreakablePieces(within: max(10, width - max(indent, hanging))) {
      if !isLineEmpty, line.displayWidth + 1 + piece.displayWidth > width {
        lines.append(line)
        (line, isLineEmpty) = (margin, true)
        guard !piece.isEmpty else { continue }
      }
      line += isLineEmpty ? piece : " " + piece
      isLineEmpty = false
    }
    return lines + [line]
  }

  /// The parts between which a line may end: words, and whole commands of this program.
  ///
  /// - Parameter width: wider words are taken apart.
  private func unbreakablePieces(within width: Int) -> [String] {
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
