import Accounts
import AppNavigation
import Files
import Library
import Links
import OnlineCatalogs
import Problems
import Releases
import Scanning
import TerminalUI

/// The parts of the app, put together from the options of the command line.
struct AppAssembly {
  let services: AppServices
  private let catalog: any ReleaseCatalog
  private let preferences: PressingPreferences
  private let checker: LateIdentity

  init(_ options: AppOptions) throws {
    let library = try options.library.open()
    let folders = UserFolders()
    catalog = try options.online.chain(options.catalog.open(), library)
    preferences = try options.pressings.preferences
    checker = LateIdentity(base: options.online.addresses.discogs)
    let resolver = DeepLinkResolver(
      catalog: catalog, library: library, preferences: preferences)
    services = AppServices(
      library: library, folders: folders,
      scanner: PhotoScanner(resolver: resolver, owned: library),
      scan: Self.scan(options, library, resolver, workers: try options.reading.jobs),
      wording: .commandLine)
  }

  /// Who uses the app, and where they were.
  @MainActor
  func session() -> AppSession {
    let folders = services.folders
    return AppSession(
      coordinator: AppCoordinator(
        catalog: catalog, library: services.library, preferences: preferences,
        breakpoint: AppLayout.twoColumns),
      checker: checker, tokens: TokenFile(in: folders), sessions: SessionFile(in: folders))
  }

  /// The corridor of a batch, which tells the sheet.
  private static func scan(
    _ options: AppOptions, _ library: LibraryDatabase, _ resolver: DeepLinkResolver, workers: Int
  ) -> PhotoScan {
    let reading = options.reading
    return { paths, sink, stop in
      let photos = GivenPhotoNames(paths)
      var run = ScanRun(
        engine: ScanEngine(
          scanner: reading.scanner(resolver, reading.decoder, owned: library), workerCount: workers,
          memory: JournalMemory(ScanJournal(library), reader: reading.reader, forgets: false),
          stop: stop),
        sinks: [sink], grouping: PhotoGrouper(isOn: true, gap: PhotoGrouper.usualGap),
        keeper: CollectionKeeper(library))
      async let counting: Void = sink.tell(total: photos)
      _ = try await run.scan(photos)
      await counting
    }
  }
}
