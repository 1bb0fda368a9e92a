import ArgumentParser
import CatalogStore
import Library
import Releases
import ScanReports

/// `vinylcrate doctor`: whether the library and the catalogues are sound.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Check the library and the catalogues, count what the library holds, list its backups.",
    discussion: """
      Catalogues that were imported are read whole, which takes minutes for all the world's releases.

      With --online the sources are asked, too: whether the hosts answer, whose the token is, whether the \
      clock is right, and how many requests are left.

      Exit codes: 0 all are sound or there is no library yet, 2 one is not, the token is refused or the \
      clock is wrong, 75 another program keeps the library locked or a host cannot be reached, 64 wrong usage, 74 the output could not be written.

      EXAMPLES
        vinylcrate doctor
        vinylcrate doctor --format json
        vinylcrate doctor --online
      """)

  @Flag(help: "Also ask Discogs and MusicBrainz; without it no connection is made.")
  var online = false

  @OptionGroup var addresses: SourceAddresses

  @OptionGroup var formats: FormatOptions

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let checkup = online ? try await OnlineCheckup(of: OnlineSources(addresses)) : nil
    let isLibrarySound = try await checkLibrary(checkup)
    let areCatalogsSound = CatalogFolder.ofUser.entries.map(isSound).allSatisfy { $0 }
    let status = checkup?.complain() ?? .success
    try ExitStatus.worst(of: [status, isLibrarySound && areCatalogsSound ? .success : .unusable])
      .end()
  }

  private func text(of sheet: FactSheet, _ online: OnlineCheckup?) -> String {
    (online.map { sheet.with($0.facts) } ?? sheet).text(as: formats.format)
  }

  private func isSound(_ entry: CatalogFolder.Entry) -> Bool {
    do throws(LookUpFailure) {
      try CatalogDatabase(path: entry.path).verify()
      return true
    } catch {
      Console.complain(error)
      return false
    }
  }

  /// Checks the library, and says whether it is sound.
  private func checkLibrary(_ online: OnlineCheckup?) async throws -> Bool {
    guard try library.openExisting() != nil else {
      let path = try library.path
      let backups = LibraryBackups(ofLibraryAt: path).all.map(\.name)
      try Console.write(text(of: FactSheet(noLibraryAt: path, backups: backups), online))
      if !backups.isEmpty {
        Console.complain("\(path): there are backups of it: vinylcrate library restore")
      }
      return true
    }
    return try await library.reading { library in
      let checkup = try await library.checkUp()
      try Console.write(text(of: FactSheet(checkup), online))
      for problem in checkup.problems { Console.complain("\(checkup.path): \(problem)") }
      if !checkup.problems.isEmpty {
        Console.complain(
          "\(checkup.path): restore a backup with vinylcrate library restore, which keeps this file "
            + "under another name")
      }
      return checkup.problems.isEmpty
    }
  }
}
