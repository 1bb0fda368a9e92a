import ArgumentParser
import Files
import Library
import Links
import Problems
import Scanning

/// `vinylcrate watch`: scans each photo as it arrives.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Scan the photos in folders, and then each that arrives there.",
    discussion: """
      A photo is scanned when it is completely written. Photos that were scanned before and have not \
      changed are left out. The records go into the collection, unless they are there already. A folder \
      that is removed is waited for.

      \(PressingHelp.files)

      Exit codes: 130 interrupted, which is how it ends, 2 a folder cannot be watched, as on a disk that \
      is unmounted, or the library or the catalogue cannot be used, 75 another program keeps the \
      library locked, 64 wrong usage, 74 the library or the output cannot be written.

      EXAMPLES
        vinylcrate watch ~/Sync/phone
        vinylcrate watch --format jsonl ~/Sync/phone
      """)

  @Argument(help: "Folders, with the folders inside them.", completion: .directory)
  var folders: [String]

  @Flag(help: "Print the photos that would be scanned at once, and do nothing.")
  var dryRun = false

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var pressings: PressingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    Heap.boundForPhotos()
    let paths = try FolderArguments.paths(for: folders)
    guard !dryRun else {
      return try await DryRun(format: output.format, reader: reading.reader, rescan: false)
        .run(PhotoFolder(paths), library: try library.openExisting())
    }
    let library = try library.open()
    let resolver = DeepLinkResolver(
      catalog: try online.chain(catalog.open(), library), library: library,
      preferences: try pressings.preferences)
    let interrupts = Interrupts.ofScan
    Console.complain(
      "watching \(paths.map(\.description).joined(separator: ", ")): press Ctrl-C to end")
    var run = ScanRun(
      engine: ScanEngine(
        scanner: reading.scanner(
          resolver, reading.decoder, owned: library, measuresTime: output.timings),
        workerCount: try reading.jobs,
        memory: JournalMemory(ScanJournal(library), reader: reading.reader),
        stop: interrupts.stop),
      sinks: try output.sinks(ofHistory: true) + output.keepingSinks, shown: .changed,
      keeper: CollectionKeeper(library))
    _ = try await Failures.reporting {
      do {
        let photos = try WatchedFolders(paths, stop: interrupts.stop) { notice in
          Console.complain(notice, about: notice.path.description)
        }
        return try await run.scan(photos)
      } catch let problem as FileProblem {
        throw WatchFailure(problem: problem)
      }
    }
    try ExitStatus.interrupted.end()
  }
}

/// The system cannot watch the folders.
struct WatchFailure: Problem {
  let problem: FileProblem

  var reason: String { "folders cannot be watched: \(problem.reason)" }
  var remedy: Remedy? { problem.remedy }
}
