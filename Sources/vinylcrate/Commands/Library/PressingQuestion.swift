import Barcodes
import Glibc
import Library
import Links
import Releases
import ScanReports

/// Lists the pressings of a barcode and asks which one it is.
struct PressingQuestion {
  let barcode: GTIN
  let match: Match
  let format: OutcomeFormat

  /// The pressing that the user names on standard input.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` where none is named.
  func answer() throws -> PressingName {
    let digits = barcode.shortestDigits
    guard !match.isEmpty else {
      throw LibraryFailure.refused(
        "\(digits) is not in the catalogue: name its release, as in "
          + "vinylcrate choose \(digits) r249504")
    }
    let page = TextPage(width: Console.width, hasColor: false)
    try Console.write(LibraryTable(pressings: match.ranking).text(as: format, on: page))
    while format == .text, let line = ask() {
      let answer = line.filter { !$0.isWhitespace }
      guard !answer.isEmpty else { break }
      if let name = PressingName(argument: answer) { return name }
      Console.complain("'\(answer)' is neither a number of the list nor a release")
    }
    throw LibraryFailure.refused(
      "nothing was chosen: name its number, as in vinylcrate choose \(digits) 1")
  }

  /// What the user types; nil at the end of the input.
  private func ask() -> String? {
    if isatty(STDIN_FILENO) != 0 { Console.ask("Which one? Its number, or Enter for none: ") }
    return Self.typedLine()
  }

  /// Nil also for a line that is too long to be an answer.
  private static func typedLine() -> String? {
    var (line, byte): ([UInt8], UInt8) = ([], 0)
    while line.count < 1024 {
      guard read(STDIN_FILENO, &byte, 1) == 1 else {
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
      guard byte != UInt8(ascii: "\n") else { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }
}
