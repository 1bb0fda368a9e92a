import Accounts
import AppNavigation
import DecodingHelper
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
  private let choices: AppChoices
  private let checker: LateIdentity

  init(_ options: AppOptions) throws {
    let library = try options.library.open()
    let folders = UserFolders()
    let local = CatalogInUse(try options.catalog.open())
    let choices = AppChoices(
      SessionFile(in: folders), try options.pressings.preferences)
    self.choices = choices
    let wantsOnline = try choices.wantsOnline(options.online)
    catalog = try options.online.chain(local, library, isWanted: wantsOnline)
    checker = LateIdentity(base: options.online.addresses.discogs)
    let resolver = DeepLinkResolver(
      RecordFinder(catalog: catalog, library: library, preferring: { choices.pressings }))
    let question = try MarketplaceQuestion(options.online, isWanted: wantsOnline)
    services = AppServices(
      library: library, catalog: local, folders: folders,
      scanner: PhotoScanner(resolver: resolver, owned: library),
      scan: Self.scan(options, library, resolver, workers: try options.reading.jobs),
      pictures: Self.pictures(options.reading.decoder),
      market: question.answer(about:), wording: .commandLine,
      profile: AppProfile(
        options: options,
        imports: AppImport(options: options.catalog, inUse: local, library: library),
        choices: choices
      ).services, samples: SamplePhotos.folder)
  }

  /// Who uses the app, and where they were.
  @MainActor
  func session() -> AppSession {
    let (folders, choices) = (services.folders, choices)
    return AppSession(
      coordinator: AppCoordinator(
        catalog: catalog, library: services.library, preferring: { choices.pressings },
        breakpoint: AppLayout.twoColumns),
      checker: checker, tokens: TokenFile(in: folders), sessions: SessionFile(in: folders))
  }

  /// Decodes photos for the screen, on threads of their own.
  private static func pictures(_ decoder: GuardedDecoder) -> PhotoPictures {
    { path, page, longestSide in
      await WaitingThread.run {
        guard let file = try? PhotoFile(path),
          let preview = try? decoder.preview(
            of: file.bytes, page: page, longestSide: longestSide)
        else { return nil }
        return PhotoPicture(
          preview.image, uprightWidth: preview.uprightWidth, uprightHeight: preview.uprightHeight)
      }
    }
  }

  /// The corridor of a batch, which tells the sheet.
  private static func scan(
    _ options: AppOptions, _ library: LibraryDatabase, _ resolver: DeepLinkResolver, workers: Int
  ) -> PhotoScan {
    let reading = options.reading
    return { request, sink in
      var run = ScanRun(
        engine: ScanEngine(
          scanner: reading.scanner(resolver, reading.decoder, owned: library), workerCount: workers,
          memory: JournalMemory(ScanJournal(library), reader: reading.reader, forgets: false),
          stop: request.stop),
        // Photos arrive one by one, and a group is complete only when the next one is there.
        sinks: [sink], grouping: PhotoGrouper(isOn: !request.watches),
        keeper: CollectionKeeper(library))
      guard !request.watches else {
        let photos = try WatchedFolders(request.paths, stop: request.stop)
        _ = try await run.scan(
          PausablePhotoNames(photos, pause: request.pause, stop: request.stop))
        return
      }
      let photos = GivenPhotoNames(request.paths)
      async let counting: Void = sink.tell(total: photos)
      _ = try await run.scan(
        PausablePhotoNames(photos, pause: request.pause, stop: request.stop))
      await counting
    }
  }
}
