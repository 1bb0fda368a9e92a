import ArgumentParser
import Library
import ScanReports

/// `vinylcrate collection add`: adds copies by hand.
struct CollectionAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a copy of each record to the collection.",
    discussion: """
      Grades are Goldmine's, short or long: M, NM, VG+, VG, G+, G, F, P; for sleeves also Generic, \
      'Not Graded' and 'No Cover'.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate collection add discogs:21
        vinylcrate collection add 5012394144777 --folder 'Shelf 2' --media NM --sleeve 'Very Good'
      """)

  @Argument(help: ArgumentHelp(RecordName.help))
  var records: [RecordName]

  @Option(help: "The folder to put them into.")
  var folder: String = CollectionFolder.uncategorized.name

  @Option(help: "The condition of the record.")
  var media: Condition?

  @Option(help: "The condition of the sleeve.")
  var sleeve: Condition?

  @Option(help: "1 to 5 stars; 0 for none.")
  var rating = 0

  @Option(help: "Words to remember with each copy.")
  var notes = ""

  @OptionGroup var change: ChangeOptions
  @OptionGroup var catalog: CatalogOptions

  func validate() throws {
    guard media?.isForSleevesOnly != true else {
      throw ValidationError("--media must be M, NM, VG+, VG, G+, G, F or P.")
    }
    guard (0...5).contains(rating) else { throw ValidationError("--rating must be 0 to 5.") }
  }

  func run() async throws {
    try await change.make(with: records, in: catalog) { releases, editor in
      let folder = try editor.folder(named: folder)
      let ids = try releases.compactMap { release in
        try editor.add(
          NewItem(
            release: release, folder: folder.id, mediaCondition: media,
            sleeveCondition: sleeve, rating: rating, notes: notes))
      }
      return ChangeReport(
        "added \(releases.map(\.summary).spoken) to \(folder.name)", items: ids)
    }
  }
}

extension Condition: ExpressibleByArgument {
  public init?(argument: String) { self.init(parsing: argument) }
}
