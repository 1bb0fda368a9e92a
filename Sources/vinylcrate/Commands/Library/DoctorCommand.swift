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
      """)

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    guard try library.openExisting() != nil else {
      try Console.write("library    none yet: \(library.path.safeForTerminal)\n")
      return
    }
    try await library.reading { library in
      let checkup = try await library.checkUp()
      try Console.write(checkup.text)
      for problem in checkup.problems { Console.complain("\(checkup.path): \(problem)") }
      if !checkup.problems.isEmpty {
        Console.complain(
          "\(checkup.path): put a backup in its place, the newest that doctor finds sound with "
            + "--library")
        try ExitStatus.unusable.end()
      }
    }
  }
}
