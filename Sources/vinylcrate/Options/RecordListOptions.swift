import ArgumentParser
import Library
import Releases
import ScanReports
import Text

/// Which records of a list are shown, in which order and form.
struct RecordListOptions: ParsableArguments {
  @Argument(
    help: "Only records with these words in the artist, the title, the label or its number.")
  var words: [String] = []

  @Option(help: ArgumentHelp("Only records of this artist.", valueName: "words"))
  var artist: String?

  @Option(help: ArgumentHelp("Only records of this label, or its number.", valueName: "words"))
  var label: String?

  @Option(
    help: ArgumentHelp(
      "Only records of these years: 1977, 1970s, 1977..1979 or 1977..", valueName: "years"))
  var year: YearRange?

  @Option(
    help: ArgumentHelp(
      "text for people, json, jsonl or csv for programs; a carrier such as LP, '7\"' or CD lists only "
        + "those. May be given several times.", valueName: "format"))
  var format: [ListFormat] = []

  @Flag(help: CSVHelp.raw)
  var csvRaw = false

  @Option(help: ArgumentHelp("Only records of which a copy is in this folder.", valueName: "name"))
  var folder: String?

  @Option(help: ArgumentHelp("Only records that are in this crate.", valueName: "name"))
  var crate: String?

  @Option(
    help: ArgumentHelp("Only those without a photo, a grade or a barcode.", valueName: "what"))
  var without: [RecordFilter.Lack] = []

  @Option(
    help: ArgumentHelp(
      "artist, title, label, year, added (the newest first), folder, rating or grade (the best first).",
      valueName: "order"))
  var sort: RecordOrder?

  @Option(help: "How many to list at most.")
  var limit: Int?

  @Option(help: ColorChoice.help)
  var color: ColorChoice?

  func validate() throws {
    guard limit.map({ $0 > 0 }) != false else {
      throw ValidationError("--limit must be at least 1.")
    }
    let outputs = format.compactMap(\.output)
    guard outputs.count < 2 else { throw ValidationError("Name one format of the list.") }
  }

  /// The format in which the list is printed.
  var output: OutcomeFormat {
    (format.compactMap(\.output).first ?? .text).with(isRaw: csvRaw)
  }

  var page: TextPage {
    get throws {
      try TextPage(
        width: Console.width, hasColor: ColorChoice.isOn(color), wording: .commandLine)
    }
  }

  func print(_ table: LibraryTable) throws {
    try Console.write(table.text(as: output, on: page))
  }

  /// The conditions, with what they need of the library.
  ///
  /// - Parameter ofCopies: whether copies are listed, so that the folder is that of the copy.
  /// - Throws: ``LibraryFailure``.
  func filter(in library: LibraryDatabase, ofCopies: Bool) async throws -> RecordFilter {
    var filter = RecordFilter()
    filter.words = words
    filter.artist = artist
    filter.label = label
    filter.years = year?.years
    filter.formats = format.compactMap(\.carrier)
    filter.lacks = Set(without)
    if without.contains(.barcode) {
      filter.releasesWithBarcode = try await library.releasesWithBarcode()
    }
    if let folder {
      let id = try await library.folder(named: folder).id
      if ofCopies {
        filter.folder = id
      } else {
        filter.releases = Set(try await library.items(in: id).map(\.release.id))
      }
    }
    if let crate {
      let id = try await library.crate(named: crate).id
      let releases = Set(try await library.releases(in: .custom(id)).map(\.id))
      filter.releases = filter.releases.map(releases.intersection) ?? releases
    }
    return filter
  }

  /// Ends the program with 1 where nothing was found, and the first word may be a mistyped subcommand:
  /// the list is what a command does alone.
  func refuseMistyped(_ count: Int, of command: any ParsableCommand.Type) throws {
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard count == 0, let word = words.first, let name = command.configuration.commandName,
      let nearest = names.min(by: { $0.editDistance(to: word) < $1.editDistance(to: word) }),
      nearest.editDistance(to: word) <= 2
    else { return }
    Console.complain(
      "no record has the word '\(word)': did you mean vinylcrate \(name) \(nearest)?")
    try ExitStatus.incomplete.end()
  }

  /// Whether anything but the whole list in its own order is asked for.
  func isSelective(_ filter: RecordFilter) -> Bool {
    !filter.isEmpty || sort != nil || limit != nil
  }

  /// Those that fit, in their order, and how many fit of which only the first are shown.
  func select<Element>(
    _ elements: [Element], _ filter: RecordFilter, by record: (Element) -> ListedRecord
  ) -> (shown: [Element], count: Int) {
    let fitting = filter.isEmpty ? elements : filter.fitting(elements, by: record)
    let sorted = sort?.sorted(fitting, by: record) ?? fitting
    return (limit.map { Array(sorted.prefix($0)) } ?? sorted, sorted.count)
  }
}

/// What `--format` of a list names: the form of the list, or the carrier of its records.
enum ListFormat: ExpressibleByArgument, Hashable {
  case output(OutcomeFormat)
  case carrier(String)

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = OutcomeFormat(rawValue: argument).map(ListFormat.output) ?? .carrier(argument)
  }

  var output: OutcomeFormat? {
    guard case .output(let format) = self else { return nil }
    return format
  }

  var carrier: String? {
    guard case .carrier(let name) = self else { return nil }
    return name
  }
}

/// Years as they are typed: 1977, 1970s, 1977..1979, 1977-1979, 1977.. or ..1979.
struct YearRange: ExpressibleByArgument, Hashable {
  let years: ClosedRange<Int>

  init?(argument: String) {
    let text = argument.replacing("..", with: "-")
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    func year(_ text: Substring) -> Int? {
      text.utf8.count == 4 && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
    if parts.count == 1, let only = parts.first {
      if only.hasSuffix("s"), let first = year(only.dropLast()) {
        years = first...(first + 9)
      } else if let only = year(only) {
        years = only...only
      } else {
        return nil
      }
    } else {
      guard parts.count == 2, text.utf8.count > 1,
        let first = parts[0].isEmpty ? 0 : year(parts[0]),
        let last = parts[1].isEmpty ? 9999 : year(parts[1]), first <= last
      else { return nil }
      years = first...last
    }
  }
}

extension RecordFilter.Lack: ExpressibleByArgument {}
extension RecordOrder: ExpressibleByArgument {}
