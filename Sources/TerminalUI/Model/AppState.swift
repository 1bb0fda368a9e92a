import AppNavigation
import Library
import Links
import Navigation

/// All that is drawn at one moment. A frame is made from this value and from nothing else.
struct AppState: Sendable {
  /// Of the terminal, in columns and rows.
  var width: Int
  var height: Int
  /// How it is drawn, from which the theme is made.
  var appearance = Appearance() {
    didSet { theme = appearance.theme }
  }
  var theme: Theme
  /// What the terminal can do.
  var traits = TerminalTraits(environment: [:])
  var keys = KeyMap()
  var navigation = NavigationState<NavigationTab, Route>(selectedTab: .home)
  /// Whether the first run, or signing in, stands before the tabs.
  var isOnboarding = false
  var pages: [Place: Page] = [:]
  /// What is asked or explained over the screen; nil for nothing.
  var overlay: Overlay?
  /// What came of the last action, until the next key; nil for nothing.
  var notice: Notice?
  /// What is being done that may take long, in words; nil for nothing.
  var activity: String?
  var scanner = ScannerState()
  /// Whether the program has its sample photos at hand.
  var hasSamples = false
  /// The import of a catalogue that runs, or how the last one ended; nil for none.
  var importing: ImportState?
  var pictures = PictureCache()

  init(width: Int, height: Int, theme: Theme = Theme()) {
    (self.width, self.height) = (width, height)
    self.theme = theme
    pictures.look = PictureLook(theme)
  }

  var layout: AppLayout {
    AppLayout(width: width, height: height, hasSheet: navigation.sheet != nil || isOnboarding)
  }

  /// Whether there is nothing in the collection, and sample photos to begin with.
  var offersSamples: Bool {
    place == .tab(.home) && !isOnboarding && hasSamples && page.screen != nil
      && page.rows.count == 0 && page.query.text.isEmpty
  }

  /// What can be done here: with the screen, and with the record of the catalogue in front.
  var actions: [ScreenAction] {
    let actions = (offersSamples ? [.scanSamples] : []) + (page.screen?.actions ?? [])
    guard case .record(let record)? = page.selected else { return actions }
    switch record.source {
    case .copy, .pressing: return actions
    case .release(let release):
      var own: [ScreenAction] = [
        .addToCollection(release.id), .addToCrate(release.id), .want(release.id),
      ]
      if let crate = record.target?.crate { own.append(.removeFromCrate(release.id, crate)) }
      return own + actions
    case .want(let want): return [.addToCollection(want.id), .stopWanting(want.id)] + actions
    }
  }

  /// The place in front.
  var place: Place { navigation.frontPlace }

  /// The page in front.
  var page: Page {
    get { pages[place] ?? Page() }
    set { pages[place] = newValue }
  }

  /// Whether the page in front is a list of copies.
  var showsCopies: Bool {
    guard let route = navigation.frontRoute else {
      return navigation.selectedTab == .home && !isOnboarding
    }
    return route.isOfCopies
  }

  /// Whether the scanner itself is in front, and not what was opened from it.
  var isScanning: Bool { navigation.frontRoute == .scanner }
}

/// What stands over the screen and takes the keys.
enum Overlay: Sendable, Hashable {
  /// The keys, from a row on.
  case help(top: Int)
  case menu(Menu)
  case prompt(Prompt)
}

/// A line about what was done or could not be.
struct Notice: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case done, failed
  }

  let kind: Kind
  let text: String

  static func done(_ text: String) -> Notice { Notice(kind: .done, text: text) }
  static func failed(_ text: String) -> Notice { Notice(kind: .failed, text: text) }
}

extension ScreenTarget {
  /// The crate that the record is opened from; nil for none.
  fileprivate var crate: CustomCrate.ID? {
    guard case .link(.album(_, in: .crate(let id)?)) = self else { return nil }
    return id
  }
}
