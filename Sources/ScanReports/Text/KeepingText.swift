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
    let undo = command(for: .undo).map { page.wrapped("To take this back: \($0)", indent: 0) } ?? ""
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
    let text = "Put \(tally.crated.count.counted("record")) into crate \(crate.name)"
    return page.wrapped(text.safeForTerminal, indent: 0)
  }

  private var questions: String {
    guard tally.questions.count > 0 else { return "" }
    return "\nIs one of these a second copy?\n"
      + tally.questions.first.map { record in
        let words = ShellWord(record.photo).text
        let name = record.scan.copy.release.recordLine.safeForTerminal
        return page.wrapped(name, indent: 2) + command(for: .addCopy(photo: words), indent: 4)
      }.joined() + more(tally.questions)
  }

  private func lines(
    _ heading: String, of listing: KeepingTally.Listing, _ line: (KeptRecord) -> String
  ) -> String {
    page.wrapped(heading.safeForTerminal + ":", indent: 0)
      + listing.first.map { page.wrapped(line($0).safeForTerminal, indent: 2) }.joined()
      + more(listing)
  }

  private func more(_ listing: KeepingTally.Listing) -> String {
    let rest = listing.count - listing.first.count
    guard rest > 0 else { return "" }
    let list = command(for: .listCollection).map { ": \($0)" } ?? ""
    return page.wrapped("and \(rest) more\(list)", indent: 2)
  }

  private func command(for remedy: Remedy) -> String? { page.wording.words(for: remedy) }

  /// A command on a line of its own.
  private func command(for remedy: Remedy, indent: Int) -> String {
    command(for: remedy).map { page.wrapped($0, indent: indent) } ?? ""
  }
}
