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

      Exit codes: 0 all are sound or there is no library yet, 2 one is not, 75 another program keeps \
      the library locked, 64 wrong usage, 74 the output could not be written.

      EXAMPLES
        vinylcrate doctor
        vinylcrate doctor --format json
      """)

  @OptionGroup var formats: FormatOptions

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let isLibrarySound = try await checkLibrary()
    let areCatalogsSound = CatalogFolder.ofUser.entries.map(isSound).allSatisfy { $0 }
    if !isLibrarySound || !areCatalogsSound { try ExitStatus.unusable.end() }
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
  private func checkLibrary() async throws -> Bool {
    guard try library.openExisting() != nil else {
      let path = try library.path
      let backups = LibraryBackups(ofLibraryAt: path).all.map(\.name)
      try Console.write(
        FactSheet(noLibraryAt: path, backups: backups).text(as: formats.format))
      if !backups.isEmpty {
        Console.complain("\(path): there are backups of it: vinylcrate library restore")
      }
      return true
    }
    return try await library.reading { library in
      let checkup = try await library.checkUp()
      try Console.write(FactSheet(checkup).text(as: formats.format))
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
