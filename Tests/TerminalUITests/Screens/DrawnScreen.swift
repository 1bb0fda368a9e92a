@testable import TerminalUI

/// A frame as text that is read in a review: its rows, each with its styles below it.
struct DrawnScreen {
  let title: String
  let rows: String
  /// A row of letters for each row, as ``Frame/styleLines`` has them; nil for none.
  let styles: [String]?

  var text: String {
    let rows = rows.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let lines = rows.enumerated().flatMap { number, row in
      let style = styles?[number] ?? ""
      return ["|\(row)"] + (style.isEmpty ? [] : [":\(style)"])
    }
    return ([title] + lines).joined(separator: "\n") + "\n"
  }
}

extension Frame {
  /// The styles of each row as letters: a colour by its first letter, large where it is the paper's, a dot
  /// for gray; i for inverse, _ for underlined and * for bold letters.
  var styleLines: [String] {
    (0..<height).map { y in
      let letters = row(y).map { $0.style.letter }
      return String(String(letters).reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Style {
  private static let colors: [Character] = ["k", "r", "g", "y", "b", "m", "c", "w"]

  fileprivate var letter: Character {
    if case .named(let number) = background {
      return Character(Self.colors[Int(number) % 8].uppercased())
    }
    if traits.contains(.inverse) { return "i" }
    switch foreground {
    case .named(8): return "."
    case .named(let number): return Self.colors[Int(number) % 8]
    case .rgb: return "#"
    case .standard: break
    }
    return traits.contains(.underline) ? "_" : traits.contains(.bold) ? "*" : " "
  }
}
