import AppNavigation
import Text

/// Parts of a screen in words.
extension AppState {
  /// What the screen in front is called.
  var frontTitle: String {
    if let route = navigation.frontRoute { return route.title }
    return navigation.selectedTab.title
  }

  /// What can be done here, with the keys; nil for nothing.
  var plainActions: String? {
    let words = actions.map { action in
      action.title + (action.key.map { " (\($0))" } ?? "")
    }
    return words.isEmpty ? nil : "Actions: \(words.joined(separator: ", "))."
  }

  /// Where the user is, in a few lines.
  var plainPlace: [String] {
    let path = [navigation.selectedTab.title] + navigation.frontPath.map(\.title)
    let sheet = navigation.sheet.map { [$0.root.title] + $0.path.map(\.title) } ?? []
    let place = (isOnboarding ? sheet : sheet.isEmpty ? path : path + sheet)
      .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let row = isScanning ? scanner.plainRow : page.line(at: page.cursor, of: page.rows.count)
    let badge = isScanning ? nil : scanner.badge
    return [place.joined(separator: ", ")] + [row.map { "At \($0)" }, badge].compactMap(\.self)
  }

  /// What can be typed where the user is.
  var plainHelp: [String] {
    var lines = ["Enter alone: the next rows, or what is proposed.", "A number: opens that row."]
    if isScanning {
      lines += ["The name of a photo or a folder: scans it. A barcode: looks it up."]
      lines += scanner.plainKeys.map { "\($0.words), or \($0.key)" }
    } else {
      lines += [
        "A number and an action, such as 3 add to crate: does it with that row.",
        "A barcode or a link: opens what it names.",
      ]
      lines += actions.map { $0.title + ($0.key.map { ", or \($0)" } ?? "") }
    }
    lines += [
      "/ and words: filters the list; / alone: shows all of it.",
      "search and words; scan and photos or folders; watch and a folder; tab and its number.",
      "more, less, again, where, back, help, quit.",
    ]
    lines += ["Move", "Go", "Do"].map { group in
      let words = Command.inLines.filter { $0.group == group }.map { command in
        command.rawValue + (keys.shown(command).map { " (\($0))" } ?? "")
      }
      return "\(group): \(words.joined(separator: ", "))."
    }
    return lines + [
      "The beginning of a word is enough. A line that begins with a quotation mark is taken as it is."
    ]
  }
}

extension Page {
  fileprivate func line(at position: Int, of count: Int) -> String? {
    position < count && rows.isSelectable(position) ? line(at: position) : nil
  }
}
