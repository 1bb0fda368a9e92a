import AppNavigation
import Library
import Releases

/// A list to choose one thing from; what is typed narrows it down.
struct Menu: Sendable, Hashable {
  /// What an item stands for.
  enum Choice: Sendable, Hashable {
    case command(Command)
    case action(ScreenAction)
    case crate(CustomCrate, ReleaseID)
    case newCrate(ReleaseID)
    /// Another list to choose from.
    case menu(Menu)
    case sort(RecordOrder?)
    case group(RecordGrouping?)
    /// Done with the copies that are marked, or the one in front.
    case copies(CopyEdit)
    case ask(Prompt)
    /// What was asked about is done.
    case confirmed(ScreenAction)
    /// The record that the scanner asks about goes into a folder or crate of this name.
    case fileIn(String)
    case putInto(String)
    /// As above, and the name is asked for.
    case newFile
    case newPut
    /// Of each of these barcodes the pressing that a rule chose.
    case pressings(PressingRule, [PressingAnswer])
    /// The setting of this name gets this value, or none.
    case preference(String, String?)
    case leave
    /// Ends the app.
    case quit
    case stay
  }

  struct Item: Sendable, Hashable {
    let title: String
    /// The key that does the same; nil where there is none.
    var key: String?
    let choice: Choice
  }

  let title: String
  private let all: [Item]
  private(set) var text = ""
  private(set) var cursor = 0

  init(_ title: String, _ items: [Item]) {
    self.title = title
    all = items
  }

  /// The items that hold every word that was typed, in any case.
  var items: [Item] {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return all }
    return all.filter { item in
      let title = item.title.lowercased()
      return words.allSatisfy { title.contains($0) }
    }
  }

  /// What is chosen by Enter; nil where nothing fits what was typed.
  var chosen: Choice? { items.indices.contains(cursor) ? items[cursor].choice : nil }

  mutating func move(by steps: Int) {
    cursor = max(0, min(cursor + steps, items.count - 1))
  }

  mutating func type(_ character: Character) {
    text.append(character)
    cursor = 0
  }

  mutating func deleteLast() {
    _ = text.popLast()
    cursor = 0
  }

  mutating func select(_ row: Int) { cursor = row }
}

/// A question that is answered by a line of text.
struct Prompt: Sendable, Hashable {
  /// What the answer is for.
  enum Purpose: Sendable, Hashable {
    case folder
    /// Of the copies that are marked, or the one in front.
    case notesOfCopies
    case folderOfCopies
    case crateOfCopies
    case crate(for: ReleaseID)
    /// Of the record that the scanner asks about.
    case filingFolder
    case filingCrate
    case notes
    /// Of a catalogue.
    case dump
    /// Of the setting of this name.
    case preference(String)
  }

  let title: String
  let purpose: Purpose
  var text = ""
}
