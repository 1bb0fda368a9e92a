import ArgumentParser
import Foundation
import Library
import ScanReports

/// `vinylcrate doctor`: whether the library is sound.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the library, count what it holds, and list its backups.",
    discussion: """
      Exit codes: 0 the library is sound or there is none yet, 2 it is not, 75 another program keeps \
      it locked, 64 wrong usage, 74 the output could not be written.

      EXAMPLES
        vinylcrate doctor
        vinylcrate doctor --format json
      """)

  @Option(help: "text for people, json, jsonl or csv for programs.")
  var format: OutcomeFormat = .text

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    guard try library.openExisting() != nil else {
      let path = try library.path
      let backups = LibraryBackups(ofLibraryAt: path).all.map(\.name)
      try Console.write(
        FactSheet(noLibraryAt: path, backups: backups).text(as: format))
      if !backups.isEmpty {
        Console.complain("\(path): there are backups of it: vinylcrate library restore")
      }
      return
    }
    try await library.reading { library in
      let checkup = try await library.checkUp()
      try Console.write(FactSheet(checkup).text(as: format))
      for problem in checkup.problems { Console.complain("\(checkup.path): \(problem)") }
      if !checkup.problems.isEmpty {
        Console.complain(
          "\(checkup.path): restore a backup with vinylcrate library restore")
        try ExitStatus.unusable.end()
      }
    }
  }
}
