import ArgumentParser
import Library
import ScanReports

/// `vinylcrate collection insights`: counts the collection by rarity, decade, label and so on.
struct CollectionInsightsCommand: AsyncParsableCommand {
  /// The forms in which insights can be printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "insights",
    abstract: "Count the collection by rarity, decade, label, country and format.",
    discussion: """
      Rarity is by how many people at Discogs have a record: 1000 common, 250 uncommon, 50 rare, \
      fewer very rare; one tier rarer where more want it than have it. Where that is not known, ten \
      pressings in the catalogue make it common, three uncommon; otherwise it is unknown.

      \(ExitCodeHelp.list)

      EXAMPLES
        vinylcrate collection insights
        vinylcrate collection insights --folder 'Shelf 2'
        vinylcrate collection insights --crate Sunday --format json
      """)

  @Option(help: ArgumentHelp("Only the copies in this folder.", valueName: "name"))
  var folder: String?

  @Option(help: ArgumentHelp("The records in this crate.", valueName: "name"))
  var crate: String?

  @Option(help: "text for people, json for programs.")
  var format: Format = .text

  @Flag(help: "Draw bars with #, as in a locale that is not UTF-8.")
  var ascii = false

  @Option(help: ColorChoice.help)
  var color: ColorChoice?

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    guard folder == nil || crate == nil else {
      throw ValidationError("Name a folder or a crate, not both.")
    }
  }

  func run() async throws {
    let insights = try await Failures.reporting {
      try await library.reading { try await report(on: $0) }
    }
    let page = TextPage(width: Console.width, hasColor: try ColorChoice.isOn(color))
    try Console.write(
      format == .json ? insights.json : insights.text(on: page, isASCII: ascii || !Console.isUTF8))
  }

  private func report(on library: LibraryDatabase) async throws -> InsightsReport {
    let group = try await group(in: library)
    return InsightsReport(
      title: group?.name ?? "Collection", insights: try await library.insights(of: group?.id))
  }

  /// The folder or the crate that was named; nil for the whole collection.
  private func group(in library: LibraryDatabase) async throws -> Crate? {
    if let folder { return .folder(try await library.folder(named: folder)) }
    if let crate { return .custom(try await library.crate(named: crate)) }
    return nil
  }
}
