import ArgumentParser
import Library
import Releases
import ScanReports
import Scanning
import Text

/// `vinylcrate scans assign`: says which record photos show.
struct ScansAssignCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assign",
    abstract: "Say which record photos show; it goes into the collection.",
    usage: "vinylcrate scans assign <photo> ... <record> [options]",
    discussion: """
      It is remembered by the photo's content, also when the photo is moved or scanned again. If you \
      have the record, the photos are added to that copy. A copy that came from such a photo for \
      another record is corrected.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate scans assign label.jpg 5012394144777
        vinylcrate scans assign front.jpg back.jpg discogs:249504
      """)

  @Argument(
    help: ArgumentHelp(
      "Photos that were scanned, and last a release id such as discogs:249504 or a barcode.",
      valueName: "photo record"),
    completion: .file())
  var names: [String]

  @OptionGroup var change: ChangeOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions

  private var record: RecordName? { names.last.flatMap(RecordName.init(argument:)) }

  func validate() throws {
    guard names.count > 1 else {
      throw ValidationError("Name at least one photo, and then the record that it shows.")
    }
    guard record != nil else {
      throw ValidationError(
        "'\(names[names.count - 1])' is no record: name it last, by a release id such as "
          + "discogs:249504 or by its barcode.")
    }
  }

  func run() async throws {
    guard let record else { return }
    let paths = RawArguments.paths(for: names.dropLast())
    let catalog = try catalog.open()
    try await change.make { library in
      let photos = try await PhotoLookup(library: library).identified(paths)
      let lookup = try RecordLookup(catalog: online.chain(catalog, library), library: library)
      return (photos, try await lookup.release(record))
    } then: { (found: (photos: [PhotoLookup.Identified], release: ReleaseDetail), editor) in
      let (photos, release) = found
      let kept = try photos.map { try editor.assign(release, to: $0.path, hash: $0.hash) }
      let name =
        photos.count == 1 ? "\(photos[0].path) shows" : "\(photos.count.counted("photo")) show"
      let said = kept.first.flatMap { $0?.said } ?? "the copy was removed before"
      return ChangeReport(
        "noted that \(name) '\(release.summary.recordLine)': \(said)",
        items: Set(kept.compactMap { $0?.scan.copy.id }).sorted())
    }
  }
}
