import ArgumentParser
import Links
import Releases

/// `vinylcrate search`: records by words, catalogue number and filters.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find records by words, as one thinks of them, or by catalogue number.",
    discussion: """
      Words are those of artist, title, label and tracks, in any order and case, with or without \
      accents; the last may be the beginning of one. A catalogue number may be written with any spaces \
      and hyphens. Filters narrow it:

        artist: title: label: track:   words of these
        catno:ILPS9087                 a catalogue number or its beginning
        country:GB,DE  format:LP       any of these
        year:1977  year:1977..1979     one of the two may be missing
        barcode: matrix: lc:           what is printed or engraved, also where it is no valid barcode

      A single record that fits is shown whole. Records that you own are marked.

      Exit codes: 0 something was found, 1 nothing, 2 a catalogue or the library cannot be used, 64 wrong \
      usage, 74 the output cannot be written, 75 the question has to be asked again later.

      EXAMPLES
        vinylcrate search talk talk spirit of eden
        vinylcrate search catno:ILPS9087 country:GB year:1977..1979 artist:marley
        vinylcrate search 'ilps 9087' --format json
        vinylcrate search neural response --sort year
      """)

  @Argument(help: "Words and filters.")
  var words: [String]

  @Option(help: "relevance, year or country.")
  var sort: SearchQuery.Order = .relevance

  @Option(help: "How many records to list at most, up to 1000.")
  var limit: Int = SearchQuery.standardLimit

  @OptionGroup var opening: OpeningOptions

  func validate() throws {
    guard (1...1000).contains(limit) else {
      throw ValidationError("--limit must be a number from 1 to 1000.")
    }
  }

  func run() async throws {
    var typed = words.map(Self.quoted)
    if sort != .relevance { typed.append("sort:\(sort.rawValue)") }
    if limit != SearchQuery.standardLimit { typed.append("limit:\(limit)") }
    let link = DeepLink.search(query: typed.joined(separator: " "), barcode: nil)
    try await opening.open(link.description, about: nil, showsSingleResult: true)
  }

  /// A filter of several words as it was typed: the shell has taken its quotes away.
  private static func quoted(_ word: String) -> String {
    guard let colon = word.firstIndex(of: ":"), word[colon...].contains(where: \.isWhitespace),
      word[..<colon].allSatisfy(\.isLetter), !word.contains("\"")
    else { return word }
    let value = word[word.index(after: colon)...]
    return "\(word[...colon])\"\(value)\""
  }
}

extension SearchQuery.Order: ExpressibleByArgument {}
