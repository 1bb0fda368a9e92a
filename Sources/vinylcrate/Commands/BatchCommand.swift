import ArgumentParser
import Files
import Library
import Links
import ScanReports
import Scanning

/// `vinylcrate batch`: scans the photos in folders into the collection.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Scan all photos in folders, and remember what became of each.",
    discussion: """
      Each outcome is kept in the library at once: if a batch is interrupted, the same command goes \
      on from there. Photos that have not changed are not read again. The records go into the \
      collection. A photo of a record that is there already is added to that copy; a second copy \
      is made only with --copies.

      Photos next to each other are one record where their names differ only by -front, _back, a, \
      b, -2 or (2) and the like, or where the camera took each within --gap seconds of the one before, \
      if exactly one barcode is among them.

      \(PressingHelp.hints) \(PressingHelp.files) Both are looked at when a photo is scanned; for one \
      that is ambiguous, again by `resolve`.

      \(ExitCodeHelp.outcomes) An interrupted batch ends with 130.

      EXAMPLES
        vinylcrate batch SampleImages
        vinylcrate batch --folder 'Shelf 3' --report report.html ~/Pictures/shelf-3
        vinylcrate batch --format jsonl --only-new ~/Pictures/sleeves
        vinylcrate batch --annotate seen ~/Pictures/sleeves
        vinylcrate batch --shard 3/16 --csv part3.csv ~/Pictures/sleeves
        vinylcrate batch --dry-run ~/Pictures/sleeves
      """)

  @Argument(help: "Folders, with the folders inside them.", completion: .directory)
  var folders: [String]

  @OptionGroup var batch: BatchOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var overwriting: OverwritingOptions
  @OptionGroup var annotation: AnnotationOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var hints: HintOptions
  @OptionGroup var pressings: PressingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  /// The last part of each folder's name.
  private var title: String {
    folders.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: ", ")
  }

  func validate() throws {
    guard let csv = batch.csv, let page = report.report,
      FileAddress(PhotoPath(csv)) == FileAddress(PhotoPath(page))
    else { return }
    throw ValidationError("--csv and --report name the same file.")
  }

  func run() async throws {
    Heap.boundForPhotos()
    let paths = try FolderArguments.paths(for: folders)
    let photos = PhotoFolder(paths, shard: batch.shard)
    guard !batch.dryRun else {
      try await DryRun(format: output.format, reader: reading.reader, rescan: batch.rescan)
        .run(photos, library: try library.openExisting())
      return
    }
    let library = try library.open()
    try await Failures.reporting { try await library.check(batch.place) }
    let waits = AsyncStream.makeStream(
      of: LookUpWait.self, bufferingPolicy: .bufferingNewest(1))
    let resolver = DeepLinkResolver(
      catalog: try online.chain(catalog.open(), library) {
        waits.continuation.yield(LookUpWait(host: $0, seconds: $1))
      }, library: library, preferences: try pressings.preferences)
    let memory = JournalMemory(
      ScanJournal(library), reader: reading.reader, forgets: batch.rescan)
    let interrupts = Interrupts.ofScan
    let decoder = reading.decoder
    let total = ProgressBar.Total()
    let progress = ProgressBar(total)
    let rules = try overwriting.rules(library: self.library, catalog: catalog)
    let sinks =
      try (progress.map { [$0] } ?? []) + batch.sinks(output, rules)
      + report.sinks(title: title, decoder, rules, online) + annotation.sinks(decoder)
      + [output.complaints]
    var run = ScanRun(
      engine: ScanEngine(
        scanner: reading.scanner(
          resolver, decoder, measuresTime: output.timings, hint: hints.hint),
        workerCount: try reading.jobs, memory: memory, stop: interrupts.stop,
        waits: waits.stream),
      sinks: sinks,
      shown: batch.onlyNew ? .new : .all,
      grouping: PhotoGrouper(isOn: !batch.noGroup, gap: batch.gap),
      keeper: CollectionKeeper(library, place: batch.place, makesCopies: batch.copies),
      recordsAtOnce: ScanRun.recordsAtOnceInBatch)
    async let _: Void = progress == nil ? () : total.count(photos)
    let summary = try await Failures.reporting { try await run.scan(photos) }
    if interrupts.stop.isRequested {
      Console.complain("interrupted: what is done is kept; run the same command again to go on")
      return try ExitStatus.interrupted.end()
    }
    try ExitStatus(summary).end(exitZero: output.exitZero)
  }
}
