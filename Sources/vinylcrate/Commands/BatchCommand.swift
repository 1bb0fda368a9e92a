import AppNavigation
import ArgumentParser
import Library
import ScanReports
import Scanning

/// `vinylcrate batch`: folders in, a collection out.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Scan all photos in folders, and remember what became of each.",
    discussion: """
      What is done is kept in the library at once: however a batch ends, the same command goes on \
      where it was. Photos that are as they were are not read again.

      Photos next to each other are one record where their names differ only by -front, _back, a, \
      b, -2 or (2) and the like, or where the camera took them within five seconds, if exactly one \
      barcode is among them.

      EXAMPLES
        vinylcrate batch SampleImages
        vinylcrate batch --report report.html ~/Pictures/sleeves
        vinylcrate batch --format jsonl --only-new ~/Pictures/sleeves
        vinylcrate batch --annotate seen ~/Pictures/sleeves
        vinylcrate batch --shard 3/16 --csv part3.csv ~/Pictures/sleeves
        vinylcrate batch --dry-run ~/Pictures/sleeves
      """)

  @Argument(help: "Folders, with the folders inside them.", completion: .directory)
  var folders: [String]

  @OptionGroup var batch: BatchOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var annotation: AnnotationOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  /// The names of the folders, without those around them.
  private var title: String {
    folders.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: ", ")
  }

  func run() async throws {
    let paths = try FolderArguments.paths(for: folders)
    let photos = PhotoFolder(paths, shard: batch.shard)
    guard !batch.dryRun else {
      try await DryRun(format: output.format, reader: reading.reader, rescan: batch.rescan)
        .run(photos, library: try library.openExisting())
      return
    }
    let library = try library.open()
    let coordinator = await AppCoordinator(catalog: try catalog.open(), library: library)
    let memory = JournalMemory(
      ScanJournal(library), reader: reading.reader, forgets: batch.rescan)
    let interrupts = Interrupts()
    let engine = ScanEngine(
      scanner: reading.scanner(coordinator.resolver, measuresTime: output.timings),
      workerCount: reading.jobs, memory: memory, stop: interrupts.stop)
    let total = ProgressBar.Total()
    var run = BatchRun(
      engine: engine, memory: memory, folders: paths,
      writers: try batch.writers(output) + report.writers(title: title, reading)
        + annotation.writers(pixelLimit: reading.pixelLimit),
      grouping: PhotoGrouping(isOn: !batch.noGroup),
      keeper: CollectionKeeper(library, crate: batch.crate), onlyNew: batch.onlyNew,
      progress: ProgressBar(total))
    let isDrawn = run.progress != nil
    async let _: Void = isDrawn ? total.count(photos) : ()
    try await Failures.reporting { try await run.run(photos) }
    if interrupts.stop.isRequested {
      Console.complain("interrupted: what is done is kept; the same command goes on from here")
      throw ExitCode(Interrupts.exitCode)
    }
    let code = run.summary.exitCode.value
    if code != 0, !(output.exitZero && code == 1) { throw ExitCode(code) }
  }
}
