import CSV
import Foundation
import Releases
import Testing

@testable import Library

/// What is saved of a release of which only a row is known.
@Suite struct EncodedReleaseTests {
  /// All of ASCII but zero, and more; no text in it is a separator.
  private static let hostile =
    String(String.UnicodeScalarView((1...0x7F).map { Unicode.Scalar($0) })) + "é\u{2028}\u{FEFF}𝄞"

  private static let texts = ["", "A", "Vinyl", "none", "A, B", "2xLP, Album + CD", hostile]

  private func copy(_ fields: [String]) throws -> ImportedCopy {
    let columns = "Artist,Title,Label,Catalog#,Format,Released,release_id\n"
    var file = try CollectionFile(CSVParser(Array((columns + CSVWriter.line(fields)).utf8)))
    return try #require(try file.next()).copy.get()
  }

  @Test("it is what the encoder of all releases writes, byte for byte", arguments: texts)
  func same(text: String) throws {
    for other in Self.texts {
      for released in ["", "1987", "1987-07-00"] {
        let copy = try copy([text, other, text, other, text, released, "249504"])
        #expect(copy.encodedRelease == (try LibraryDatabase.encoded(copy.release)))
      }
    }
  }

  @Test(
    "a list is parted where its separator stands",
    arguments: [
      "", ",", ", ", "a", "a, b", ", a", "a, ", "a,, b", "a, , b", "a,b", "é, 𝄞", "a,\u{301} b",
    ])
  func parts(text: String) {
    #expect(text.parts(separatedBy: ", ") == text.components(separatedBy: ", "))
    let other = text.replacingOccurrences(of: ", ", with: "-")
    #expect(other.parts(separatedBy: "-") == other.components(separatedBy: "-"))
  }
}
