import ArgumentParser
import CatalogStore
import Releases
import ScanReports
import Text

/// `vinylcrate catalog order`: which catalogue is asked first.
struct CatalogOrderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "order",
    abstract: "Set the order in which catalogues are asked.",
    discussion: """
      Catalogues that are not named come after those that are, by name.

      \(ExitCodeHelp.catalogChange)

      EXAMPLES
        vinylcrate catalog order discogs musicbrainz
      """)

  @Argument(help: "The names of catalogues, in the order to search them.")
  var names: [String]

  @OptionGroup var change: CatalogChangeOptions

  func run() async throws {
    let folder = CatalogFolder.ofUser
    let order = try Failures.reportingNow {
      change.dryRun ? try folder.order(named: names) : try folder.setOrder(names)
    }
    guard change.format != .text else {
      return try Console.write(order.map { $0.name.safeForTerminal + "\n" }.joined())
    }
    try change.tell("ordered \(order.map(\.name).joined(separator: ", "))")
  }
}

/// `vinylcrate catalog verify`: reads a catalogue whole.
struct CatalogVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Read catalogues whole, and say whether all of each can be used.",
    discussion: """
      \(ExitCodeHelp.catalog)

      EXAMPLES
        vinylcrate catalog verify
        vinylcrate catalog verify discogs --format json
      """)

  @Argument(help: "The names of catalogues; without any all that were imported.")
  var names: [String] = []

  @OptionGroup var list: ListOptions

  func run() async throws {
    let folder = CatalogFolder.ofUser
    var verdicts: [CatalogVerdict] = []
    let entries = try Failures.reportingNow {
      try names.isEmpty ? folder.entries : names.map { try folder.entry(named: $0) }
    }
    for entry in entries {
      var (info, problem) = (CatalogInfo?.none, LookUpFailure?.none)
      do throws(LookUpFailure) {
        let catalog = try CatalogDatabase(path: entry.path)
        try catalog.verify()
        info = try catalog.info()
      } catch {
        Console.complain(error)
        problem = error
      }
      let verdict = CatalogVerdict(name: entry.name, info: info, problem: problem?.reason)
      if list.format == .text { try Console.write(verdict.line) }
      verdicts.append(verdict)
    }
    if list.format != .text { try list.print(LibraryTable(verdicts: verdicts)) }
    if !verdicts.allSatisfy(\.isSound) { try ExitStatus.unusable.end() }
  }
}

/// `vinylcrate catalog compact`: gives back room.
struct CatalogCompactCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compact",
    abstract: "Remove the leftovers of interrupted imports.",
    discussion: """
      A finished catalogue has no free room in it: it is written once, in order. An import that was \
      killed leaves its unfinished file until the next import or until this command.

      \(ExitCodeHelp.catalogChange)

      EXAMPLES
        vinylcrate catalog compact
      """)

  @OptionGroup var change: CatalogChangeOptions

  func run() async throws {
    let freed = CatalogFolder.ofUser.removeLeftovers(isTrial: change.dryRun)
    guard freed > 0 || change.format != .text else {
      return try Console.write("nothing to remove\n")
    }
    try change.tell("removed \(freed.byteText)")
  }
}

/// `vinylcrate catalog remove`: deletes a catalogue.
struct CatalogRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a catalogue that was imported.",
    discussion: """
      The collection keeps what it knows of its records.

      \(ExitCodeHelp.catalogChange)

      EXAMPLES
        vinylcrate catalog remove musicbrainz
      """)

  @Argument(help: "The name of the catalogue.")
  var name: String

  @OptionGroup var change: CatalogChangeOptions

  func run() async throws {
    try Failures.reportingNow {
      let folder = CatalogFolder.ofUser
      _ = try folder.entry(named: name)
      if !change.dryRun { try folder.remove(name) }
    }
    try change.tell("removed \(name)")
  }
}
