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

  @Argument(help: "The names of catalogues, the one to ask first first.")
  var names: [String]

  func run() async throws {
    let folder = CatalogFolder.ofUser
    try Failures.reportingNow { try folder.setOrder(names) }
    try Console.write(folder.entries.map { $0.name.safeForTerminal + "\n" }.joined())
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
        vinylcrate catalog verify discogs
      """)

  @Argument(help: "The names of catalogues; without any all that were imported.")
  var names: [String] = []

  func run() async throws {
    let folder = CatalogFolder.ofUser
    var isSound = true
    let entries = try Failures.reportingNow {
      try names.isEmpty ? folder.entries : names.map { try folder.entry(named: $0) }
    }
    for entry in entries {
      let count: String
      do throws(LookUpFailure) {
        let catalog = try CatalogDatabase(path: entry.path)
        try catalog.verify()
        let info = try catalog.info()
        count =
          info.origin.contents == .masters
          ? info.masterCount.counted("master") : info.releaseCount.counted("release")
      } catch {
        Console.complain(error)
        isSound = false
        continue
      }
      try Console.write("\(entry.name.safeForTerminal): \(count), sound\n")
    }
    if !isSound { try ExitStatus.unusable.end() }
  }
}

/// `vinylcrate catalog compact`: gives back room.
struct CatalogCompactCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compact",
    abstract: "Remove what imports that were killed have left behind.",
    discussion: """
      A finished catalogue has no free room in it: it is written once, in order. An import that was \
      killed leaves its unfinished file until the next import or until this command.

      \(ExitCodeHelp.catalogChange)

      EXAMPLES
        vinylcrate catalog compact
      """)

  func run() async throws {
    let freed = CatalogFolder.ofUser.removeLeftovers()
    try Console.write(freed == 0 ? "nothing to remove\n" : "removed \(freed.byteText)\n")
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

  func run() async throws {
    try Failures.reportingNow { try CatalogFolder.ofUser.remove(name) }
    try Console.write("removed \(name.safeForTerminal)\n")
  }
}
