import ArgumentParser
import Library
import Releases
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
        vinylcrate collection add - --folder 'Shelf 2'       # from a hand scanner
        vinylcrate collection add 5012394144777 --media NM --sleeve 'Very Good'
      """)

  @Argument(
    help: ArgumentHelp(RecordName.help + " - reads them from standard input, one a line."))
  var records: [TypedRecord]

  @Option(help: "The folder to put them into, which is made if there is none.")
  var folder: String = CollectionFolder.uncategorized.name

  @Option(help: "The condition of the record.")
  var media: MediaGrade?

  @Option(help: "The condition of the sleeve.")
  var sleeve: Condition?

  @Option(help: "1 to 5 stars; 0 for none.")
  var rating = 0

  @Option(help: "Words to remember with each copy.")
  var notes = ""

  @OptionGroup var change: ChangeOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions

  func validate() throws {
    guard (0...5).contains(rating) else { throw ValidationError("--rating must be 0 to 5.") }
    guard records.contains(.standardInput) else { return }
    guard records.count == 1 else {
      throw ValidationError("Name records, or - for standard input, not both.")
    }
    guard [.text, .jsonl].contains(change.format) else {
      throw ValidationError("With - the format must be text or jsonl.")
    }
  }

  func run() async throws {
    let names = records.compactMap(\.name)
    guard !names.isEmpty else { return try await addTyped() }
    try await change.make(with: names, in: catalog, online) { releases, editor in
      let known = try editor.folders()
      let folder = try editor.folder(namedOrNew: folder)
      let news = known.contains(folder) ? "" : ", a new folder"
      let ids = try releases.compactMap { try add($0, to: folder, editor) }
      return ChangeReport(
        "added \(releases.map(\.summary).spoken) to \(folder.name)\(news)", items: ids)
    }
  }

  /// Adds what is typed on standard input, line by line.
  private func addTyped() async throws {
    let catalog = try catalog.open()
    try await change.library.use(isTrial: change.dryRun) { library in
      var session = TypedRecords(
        library: library,
        lookup: try RecordLookup(catalog: online.chain(catalog, library), library: library),
        folder: folder, change: change
      ) { release, editor in
        try add(release, to: try editor.folder(namedOrNew: folder), editor)
      }
      try await session.run()
    }
  }

  private func add(
    _ release: ReleaseDetail, to folder: CollectionFolder, _ editor: LibraryEditor
  ) throws -> CollectionItem.ID? {
    try editor.add(
      NewItem(
        release: release, folder: folder.id, mediaCondition: media?.condition,
        sleeveCondition: sleeve,
        rating: rating, notes: notes))
  }
}

/// A record that is named, or those that are typed on standard input.
enum TypedRecord: ExpressibleByArgument, Hashable {
  case named(RecordName)
  case standardInput

  init?(argument: String) {
    if argument == "-" {
      self = .standardInput
    } else if let name = RecordName(argument: argument) {
      self = .named(name)
    } else {
      return nil
    }
  }

  /// Nil for standard input.
  var name: RecordName? {
    guard case .named(let name) = self else { return nil }
    return name
  }
}

/// The grade of a record: a sleeve has more of them.
struct MediaGrade: ExpressibleByArgument {
  let condition: Condition

  init?(argument: String) {
    guard let condition = Condition(argument: argument), !condition.isForSleevesOnly else {
      return nil
    }
    self.condition = condition
  }

  static var allValueStrings: [String] {
    Condition.allCases.filter { !$0.isForSleevesOnly }.map(\.rawValue)
  }
}

extension Condition: ExpressibleByArgument {
  public init?(argument: String) { self.init(parsing: argument) }
}
