import ArgumentParser
import Files
import Library
import ScanReports
import Scanning
import Text

/// `vinylcrate scans forget`: forgets the scans of files that are gone.
struct ScansForgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget the scans of photos whose files are gone.",
    discussion: """
      Photos in a folder that is gone as a whole are kept, since a disk may be missing; name the \
      folder to forget them too. Copies in the collection stay, and so does what you said of photos: \
      both are there again if a photo comes back.

      \(ExitCodeHelp.change)

      EXAMPLES
        vinylcrate scans forget
        vinylcrate scans forget ~/Pictures/old-folder
      """)

  @Argument(
    help: "Only photos in these folders, and these photos; without it all.", completion: .file())
  var names: [String] = []

  @Flag(help: "Only say what would be forgotten, and change nothing.")
  var dryRun = false

  @OptionGroup var formats: FormatOptions

  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let places = RawArguments.paths(for: names)
    try await library.use(isTrial: dryRun) { library in
      let history = ScanHistory(ScanJournal(library))
      let gone = try await history.gone(in: places)
      if !dryRun { try await history.forget(gone.files) }
      let report = ChangeReport(
        "\(dryRun ? "forgotten" : "forgot") \(gone.files.count.counted("photo"))")
      try Console.write(report.text(as: formats.format, isTrial: dryRun))
      for (folder, count) in gone.inMissingFolders {
        Console.complain(
          "\(folder): the folder is missing, its \(count.counted("photo")) "
            + "\(count == 1 ? "is" : "are") kept: to forget, "
            + "vinylcrate scans forget \(ShellWord(folder).text)")
      }
    }
  }
}
