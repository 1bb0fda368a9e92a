import AppNavigation
import ArgumentParser
import Library
import Scanning

/// `vinylcrate watch`: scans each photo as it arrives.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Scan the photos in folders, and then each that arrives there.",
    discussion: """
      A photo is scanned when its last byte was written. Photos that were scanned before and are as \
      they were are left out. The records go into the collection. It goes on until it is interrupted, and then exits with 130.

      EXAMPLES
        vinylcrate watch ~/Sync/phone
        vinylcrate watch --format jsonl ~/Sync/phone
      """)

  @Argument(help: "Folders, with the folders inside them.", completion: .directory)
  var folders: [String]

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let paths = try FolderArguments.paths(for: folders)
    let library = try library.open()
    let coordinator = await AppCoordinator(catalog: try catalog.open(), library: library)
    let memory = JournalMemory(ScanJournal(library), reader: reading.reader)
    let keeper = CollectionKeeper(library)
    let interrupts = Interrupts()
    let engine = ScanEngine(
      scanner: reading.scanner(
        coordinator.resolver, owned: library, measuresTime: output.timings),
      workerCount: reading.jobs, memory: memory, stop: interrupts.stop)
    var report = OutcomeReport(output, ofHistory: true)
    try report.begin()
    try await Failures.reporting {
      let photos = try WatchedFolders(paths, stop: interrupts.stop)
      try await engine.scan(photos) { events in
        for try await event in events {
          switch event {
          case .started: break
          case .noticed(let notice):
            if notice.kind != .notAPhoto { Console.complain("\(notice.path): \(notice)") }
          case .finished(let photo):
            try await keeper.keep(PhotoGroup(photos: [photo]).records)
            guard photo.novelty != .known else { break }
            for outcome in photo.outcomes { try report.add(outcome) }
          }
        }
      }
    }
    try report.finish()
    throw ExitCode(Interrupts.exitCode)
  }
}
