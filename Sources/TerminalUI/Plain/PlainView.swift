import AppNavigation
import Library

/// What a screen was told of. Where this is another one, the screen is told again.
struct PlainView: Hashable {
  private let place: Place
  private let title: String?
  private let rowCount: Int
  private let asked: Int?
  private let typed: [String]
  private let query: CollectionQuery
  private let overlay: Overlay?
  private let panel: ScannerPanel?
  /// A run is told of by lines of its own.
  private let isScanning: Bool

  init(_ state: AppState) {
    (place, overlay, isScanning) = (state.place, state.overlay, state.isScanning)
    panel = isScanning ? state.scanner.panel : nil
    let page = isScanning ? Page() : state.page
    (title, rowCount) = (page.screen?.title, page.rows.count)
    (typed, query) = (page.typed, page.query)
    asked = isScanning || state.askedField == nil ? nil : page.cursor
  }

  /// Whether a menu or a question is over it.
  var hasOverlay: Bool { overlay != nil }

  /// Whether another list is shown in the same place.
  func isOtherList(than other: PlainView) -> Bool { place == other.place && query != other.query }

  /// Whether the same record is asked about once more.
  func isSameFiling(as other: PlainView) -> Bool {
    guard case .filing(let now)? = panel, case .filing(let before)? = other.panel else {
      return false
    }
    return overlay == nil && now.row == before.row && now.release.id == before.release.id
  }
}
