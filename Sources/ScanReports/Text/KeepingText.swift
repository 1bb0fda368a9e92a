import Problems
import Scanning
import Text

/// What a run did to the collection, as text for people.
struct KeepingText {
  let tally: KeepingTally
  let page: TextPage

  /// The records that were added and linked, how to undo that, and which photos may show a second copy;
  /// empty where nothing was changed.
  var text: String {
    guard !tally.isEmpty else { return "" }
    let undo = command(for: .undo).map { "To take this back: \($0)\n" } ?? ""
    return "\n" + added + linked + crated + undo + questions
  }

  private var added: String {
    guard let first = tally.added.first.first else { return "" }
    let heading =
      "Added \(tally.added.count.counted("record")) to \(first.scan.copy.folder.name)"
    return lines(heading, of: tally.added) { $0.scan.copy.release.recordLine }
  }

  private var linked: String {
    guard tally.linked.count > 0 else { return "" }
    return lines("\(tally.linked.count.counted("photo")) of records you have", of: tally.linked) {
      "\($0.scan.copy.release.recordLine): \($0.said)"
    }
  }

  private var crated: String {
    guard let crate = tally.crated.first.first?.crate else { return "" }
    return "Put \(tally.crated.count.counted("record")) into crate \(crate.name)".safeForTerminal
      + "\n"
  }

  private var questions: String {
    guard tally.questions.count > 0 else { return "" }
    return "\nIs one of these a second copy?\n"
      + tally.questions.first.map { record in
        let words = ShellWord(record.photo).text
        let name = "  \(record.scan.copy.release.recordLine)".safeForTerminal
        return page.cut(name) + "\n" + command(for: .addCopy(photo: words), indent: 4)
      }.joined() + more(tally.questions)
  }

  private func lines(
    _ heading: String, of listing: KeepingTally.Listing, _ line: (KeptRecord) -> String
  ) -> String {
    heading.safeForTerminal + ":\n"
      + listing.first.map { page.cut("  \(line($0))".safeForTerminal) + "\n" }.joined()
      + more(listing)
  }

  private func more(_ listing: KeepingTally.Listing) -> String {
    let rest = listing.count - listing.first.count
    guard rest > 0 else { return "" }
    return "  and \(rest) more" + (command(for: .listCollection).map { ": \($0)" } ?? "") + "\n"
  }

  private func command(for remedy: Remedy) -> String? { page.wording.words(for: remedy) }

  /// A command on a line of its own, never cut, so that it can be copied.
  private func command(for remedy: Remedy, indent: Int) -> String {
    command(for: remedy).map { String(repeating: " ", count: indent) + $0 + "\n" } ?? ""
  }
}

extension KeptRecord {
  /// What was done, such as "already in Shelf 2, photo added".
  public var said: String {
    let folder = scan.copy.folder.name
    let crate = crate.map { ", put into crate \($0.name)" } ?? ""
    return switch scan.change {
    case .added: "added to \(folder)\(crate)"
    case .linked: "already in \(folder), photo added\(crate)"
    case .corrected: "the copy in \(folder) is corrected\(crate)"
    case .unchanged: "already in \(folder)\(crate)"
    }
  }
}
