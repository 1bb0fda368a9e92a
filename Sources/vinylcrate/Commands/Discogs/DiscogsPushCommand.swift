import ArgumentParser
import CollectionSync
import Library
import OnlineCatalogs
import Releases
import ScanReports
import Text

/// `vinylcrate discogs push`: brings what is in the library to Discogs.
struct DiscogsPushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Say what is here otherwise than at Discogs, and bring it there with --yes.",
    discussion: """
      Discogs is read first, and nothing is sent without --yes:

        add        it is only here: added there
        change     you changed it here: changed there
        conflict   it was changed here and there: left alone; --ours sends yours, and \
      `vinylcrate discogs pull --theirs` takes that of Discogs
        delete     you removed it here: removed there with --delete alone
        gone       you removed it there: left alone; --ours adds it again

      A push that was interrupted is continued by the next, which first asks Discogs what became of the \
      last request: nothing is added twice. To undo a change here never changes anything there.

      \(DiscogsCommand.exitCodes)

      EXAMPLES
        vinylcrate discogs push
        vinylcrate discogs push --yes
        vinylcrate discogs push --yes --delete
      """)

  @Flag(help: "Send it to Discogs; without it, only say what would be sent.")
  var yes = false

  @Flag(help: "Also remove at Discogs what you removed here.")
  var delete = false

  @Flag(help: "Where a value was changed here and at Discogs, send yours.")
  var ours = false

  @OptionGroup var output: ListOptions
  @OptionGroup var library: LibraryOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var addresses: SourceAddresses

  func run() async throws {
    let catalog = try catalog.open()
    try await Failures.reporting {
      guard let library = try library.openExisting(),
        try await library.discogsStatus()?.pulledAt != nil
      else { throw SyncFailure.neverPulled }
      try await SyncLock(for: library).holding {
        let push = try await preparedPush(from: library, catalog: catalog)
        try await yes ? send(push) : tell(push.plan())
      }
    }
  }

  /// What can be pushed, once Discogs was read.
  private func preparedPush(
    from library: LibraryDatabase, catalog: any ReleaseCatalog
  ) async throws -> DiscogsPush {
    let collection = try await DiscogsCommand.collection(at: addresses)
    var bar = SyncBar()
    let frame = try await DiscogsReader(collection, catalog: catalog, into: library)
      .read(resumes: false) { bar?.show($1, of: $0) }
    bar?.clear()
    let unknown = try await library.noteDiscogs(folders: frame.folders)
    return DiscogsPush(
      library, to: collection, after: frame, unknown: unknown, prefersHere: ours, deletes: delete)
  }

  private func tell(_ plan: DiscogsPlan) throws {
    try output.print(LibraryTable(plan, deletes: delete))
    tellHeldBack(plan)
  }

  private func send(_ push: DiscogsPush) async throws {
    let plan = try await push.plan()
    let total = plan.differences.count { $0.isPushed(deletes: delete) }
    var bar = TerminalBar()
    var done = 0
    let outcome: DiscogsPush.Outcome
    do {
      outcome = try await push.run {
        done += 1
        if bar?.isDue() == true { bar?.draw(done, of: total, "\(done) of \(total)") }
      }
    } catch {
      bar?.clear()
      throw error
    }
    bar?.clear()
    try Console.write(ChangeReport(outcome.summary).text(as: output.format, isTrial: false))
    for (difference, failure) in outcome.refused {
      Console.complain(failure, about: difference.name)
    }
    tellHeldBack(plan)
    if !outcome.refused.isEmpty { try ExitStatus.incomplete.end() }
  }

  private func tellHeldBack(_ plan: DiscogsPlan) {
    if plan.heldBack > 0 {
      Console.complain(
        "\(plan.heldBack.counted("record")) may be at Discogs already: vinylcrate discogs pull")
    }
    if plan.foreign > 0 {
      Console.complain("\(plan.foreign.counted("record")) of no release at Discogs")
    }
  }
}

extension DiscogsPush.Outcome {
  /// Such as "added 3 and changed 1 at Discogs".
  fileprivate var summary: String {
    let words: [(DiscogsDifference.Kind, String)] = [
      (.add, "added"), (.change, "changed"), (.delete, "removed"),
    ]
    let parts = words.compactMap { kind, verb in
      done[kind].map { "\(verb) \($0)" }
    }
    return (parts.isEmpty ? "changed nothing" : parts.joined(separator: ", ")) + " at Discogs"
  }
}

extension DiscogsDifference {
  /// The folder or the record.
  fileprivate var name: String { folderName ?? release?.id.description ?? "" }
}
