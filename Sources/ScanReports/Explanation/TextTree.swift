/// Lines of text that hang together as branches.
struct TextTree: Equatable {
  let text: String
  var branches: [TextTree] = []

  /// The lines, drawn with the strokes of a tree.
  var lines: [String] {
    [text]
      + branches.enumerated().flatMap { index, branch in
        let isLast = index == branches.count - 1
        let (first, others) = isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
        return branch.lines.enumerated().map { ($0.offset == 0 ? first : others) + $0.element }
      }
  }
}
