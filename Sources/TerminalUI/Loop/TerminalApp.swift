import AppNavigation
import Files
import Foundation
import Library
import Links
import Navigation
import Releases

/// VinylCrate on a terminal: takes keys, calls the coordinator, and draws what comes of it.
///
/// It never waits for the catalogue, the library or a photo: these work beside it, and what they find
/// arrives as one more event.
@MainActor
public final class TerminalApp {
  let session: AppSession
  let services: AppServices
  var state: AppState
  /// What is being done beside the loop, and not yet done.
  var works: [UUID: Task<Void, Never>] = [:]
  /// What is being read beside the loop for each place; the newest wins.
  var loads: [Place: PageLoad] = [:]
  var scan: ScannerRun?
  /// Brings back where the user was; nil where there is nothing to be brought back.
  private(set) var restorer: NavigationRestorer<NavigationTab, Route>?
  /// The import of a catalogue.
  var imports: Task<Void, Never>?
  let lister: CollectionLister
  /// The search that is being typed; a newer one takes its place.
  var search = TypedSearch()
  var searching: Task<Void, Never>?
  /// Keys that wait for a screen.
  var typedAhead: TypedAhead?
  var handScanner = HandScanner()
  /// The match that a release was found by, for its reasons and its other pressings.
  var matches: [RouteToken: Match] = [:]
  /// What the marketplace said of releases since the start.
  var answers: [ReleaseID: MarketAnswers] = [:]
  private(set) var terminal: Terminal?
  private var isDrawing = false
  private var hasDrawn = false
  private(set) var isLeaving = false
  /// Where the app is told in lines; nil where it is drawn.
  var plain: PlainFace?
  let start = ContinuousClock.now
  let scannerMemory: ScannerMemoryFile
  let listFile: ListMemoryFile
  /// How the lists are put.
  var lists = ListMemory()
  var isSavingLists = false
  var hasChangedLists = false
  /// A photo is being decoded.
  var isDecoding = false
  /// Whether the terminal says how photos are drawn, and not the user.
  let takesPictureStyle: Bool
  /// How the terminal draws photos best, as far as it has said.
  var terminalPictures = PictureStyle.symbols

  var coordinator: AppCoordinator { session.coordinator }

  /// The navigator of what is in front: the first run, or the tabs.
  var navigator: AppNavigator {
    session.gate.isOpen ? coordinator.navigator : session.onboarding.navigator
  }

  public init(
    session: AppSession, services: AppServices, appearance: Appearance, keys: KeyMap = KeyMap(),
    pictures: PictureStyle? = nil
  ) {
    self.session = session
    self.services = services
    lister = CollectionLister(services.library)
    scannerMemory = ScannerMemoryFile(in: services.folders)
    listFile = ListMemoryFile(in: services.folders)
    state = AppState(width: 80, height: 24, theme: appearance.theme)
    state.appearance = appearance
    state.keys = keys
    takesPictureStyle = pictures == nil
    if let pictures { state.pictures.look.wanted = pictures }
    state.hasSamples = services.samples != nil
  }

  /// Runs until the user leaves or the terminal is gone. Where the user was is kept.
  ///
  /// - Parameters:
  ///   - request: done first; nil for none.
  ///   - requests: done as they arrive.
  /// - Throws: when the state can be neither read nor saved.
  public func run(
    on rescued: RescuedTerminal, _ request: AppRequest? = nil,
    requests: AsyncStream<AppRequest> = AsyncStream { $0.finish() }
  ) async throws {
    let terminal = Terminal(rescued)
    self.terminal = terminal
    resize(to: terminal.size)
    await terminal.begin()
    state.traits = terminal.traits
    state.pictures.look.colors = terminal.colors
    let serving = Task { for await request in requests { take(request) } }
    defer { serving.cancel() }
    let result: Result<Void, any Error>
    do {
      result = .success(
        try await following {
          if let request { take(request) }
          for await event in terminal.events {
            take(event)
            if isLeaving { break }
          }
        })
    } catch {
      result = .failure(error)
    }
    await terminal.end()
    try result.get()
  }

  /// Keeps where the user is, and follows the navigation and the library, while the body runs.
  func following(_ body: () async throws -> Void) async throws {
    lists = listFile.load()
    let (untilRestored, restored) = AsyncStream.makeStream(of: Void.self)
    beside { for await _ in untilRestored {} }
    let keeping = Task { try await self.keepState(restored) }
    let following = Task { await self.followChanges() }
    refresh()
    beside { [self] in await goOnScanning() }
    let result: Result<Void, any Error>
    do {
      result = .success(try await body())
    } catch {
      result = .failure(error)
    }
    isLeaving = true
    if hasChangedLists { await listFile.save(lists) }
    await stopScanning()
    await leaveImport()
    for load in loads.values { load.task.cancel() }
    searching?.cancel()
    following.cancel()
    keeping.cancel()
    try await keeping.value
    try result.get()
  }

  func leave() { isLeaving = true }

  func suspend() { Task { await terminal?.suspend() } }

  func resize(to size: (width: Int, height: Int)) {
    (state.width, state.height) = size
    state.pictures.look.cell = terminal?.device.cell
    coordinator.navigator.resize(width: size.width)
    session.onboarding.navigator.resize(width: size.width)
  }

  /// Draws once all events that are there have been taken.
  func setNeedsDrawing(all: Bool = false) {
    guard !isDrawing || all else { return }
    isDrawing = true
    Task {
      isDrawing = false
      draw(all: all)
    }
  }

  private func draw(all: Bool) {
    // A screen that is seen takes keys, so it is there before the next one comes.
    if navigator.state != state.navigation { refresh() }
    state.isOnboarding = !session.gate.isOpen
    tellBesides()
    guard let terminal else { return }
    let frame = Frame(state)
    terminal.show(frame, all: all)
    loadPictures(of: frame)
    if !hasDrawn { askForBackground() }
    hasDrawn = true
  }

  /// Reads where the user was, and saves where the user is from then on.
  ///
  /// - Parameter restored: finished when the user is there again.
  private func keepState(_ restored: AsyncStream<Void>.Continuation) async throws {
    defer { restored.finish() }
    let store = AppNavigationStore(in: services.folders)
    guard case .restoring(let restorer) = try await coordinator.restore(from: store) else {
      restored.finish()
      return try await coordinator.navigator.autosave(to: store)
    }
    self.restorer = restorer
    // What is told is not told again, as it is drawn again.
    if plain != nil { await restorer.restoreFront() }
    restored.finish()
    async let restoring: Void = restorer.run()
    refresh()
    try await coordinator.navigator.autosave(to: store, keeping: restorer.pending)
    await restoring
  }

  /// Follows the navigation and the library until it is cancelled.
  private func followChanges() async {
    let (inside, outside) = (coordinator.navigator.changes, session.onboarding.navigator.changes)
    let updates = services.library.updates()
    await withDiscardingTaskGroup { group in
      group.addTask { await self.coordinator.keepUpToDate() }
      group.addTask { for await _ in inside { await self.refresh() } }
      group.addTask { for await _ in outside { await self.refresh() } }
      group.addTask {
        for await _ in updates {
          await self.lister.forget()
          await self.reload()
        }
      }
    }
  }
}
