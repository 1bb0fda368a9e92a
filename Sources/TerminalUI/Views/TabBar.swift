import AppNavigation
import Links
import Navigation

/// The tabs, from left to right, and where each is.
struct TabBar {
  /// What stands in the bar for a tab, and its columns.
  let entries: [(tab: NavigationTab, text: String, x: Int)]

  /// - Parameter badge: How many columns at the right are taken by something else.
  init(width: Int, badge: Int = 0) {
    let room = width - (badge > 0 ? badge + 2 : 0)
    // Names where there is room for them.
    let names = NavigationTab.allCases.enumerated().map { index, tab in
      (tab, " \(index + 1) \(tab.title) ")
    }
    let size = names.reduce(0) { $0 + $1.1.count }
    let isNarrow = size > room
    var x = size > room - 14 ? 0 : 12
    entries = names.map { tab, name in
      let text = isNarrow ? " " + String(name.dropFirst(3).prefix(5)) + " " : name
      defer { x += text.count }
      return (tab, text.trimmedTwice, x)
    }
  }

  /// How many columns it takes at least.
  static let smallest = 34

  /// The tab in a column; nil for none.
  func tab(at column: Int) -> NavigationTab? {
    entries.first { ($0.x..<$0.x + $0.text.count).contains(column) }?.tab
  }
}

extension String {
  /// With a single space on either side.
  fileprivate var trimmedTwice: String { " " + split(separator: " ").joined(separator: " ") + " " }
}

extension NavigationTab {
  /// What to call it to a user.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension AppState {
  var tabBar: TabBar { TabBar(width: width, badge: badge?.count ?? 0) }

  /// How far a scan and an import are, in as many words as there is room for; nil where there is none.
  var badge: String? {
    let badges = [importing?.badge, scanner.badge].compactMap(\.self)
    guard !badges.isEmpty else { return nil }
    let whole = badges.joined(separator: "  ")
    if whole.count + 2 < width - TabBar.smallest { return whole }
    return scanner.badge == nil ? importing?.shortBadge : scanner.shortBadge
  }
}

extension Frame {
  mutating func drawTabs(_ state: AppState, in bar: Rect) {
    let tabs = state.tabBar
    if let first = tabs.entries.first, first.x > 0 {
      write("VinylCrate", x: 1, y: bar.y, state.theme.title)
    }
    for (tab, text, x) in tabs.entries {
      let isCurrent = tab == state.navigation.selectedTab
      write(text, x: x, y: bar.y, isCurrent ? state.theme.currentTab : state.theme.tab)
    }
    if let badge = state.badge {
      write(badge, x: bar.width - badge.count - 1, y: bar.y, state.theme.good)
    }
  }

  mutating func drawTitle(_ state: AppState, in line: Rect) {
    let names =
      [state.navigation.selectedTab.title] + state.navigation.frontPath.map(\.title)
    let separator = state.theme.isASCII ? " > " : " › "
    let marked = state.page.marks.isEmpty ? nil : "\(state.page.marks.count) marked"
    let subtitle = [marked, state.page.screen?.subtitle].compactMap(\.self).joined(separator: ", ")
    let room = line.width - 2 - (subtitle.isEmpty ? 0 : subtitle.displayWidth + 2)
    var path = names.joined(separator: separator)
    if path.displayWidth > room, let last = names.last {
      path = ((names.count > 1 ? ["…"] : []) + [last]).joined(separator: separator)
    }
    write(path.fitted(to: max(1, room)), x: 1, y: line.y, state.theme.title)
    write(subtitle, x: line.width - subtitle.displayWidth - 1, y: line.y, state.theme.faint)
  }
}
