import ArgumentParser
import DecodingHelper
import Files
import Foundation

/// The program and its commands.
@main
struct VinylCrate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vinylcrate",
    abstract: "Turns photos of record sleeves into a catalogued record collection.",
    discussion: """
      Exit codes: 0 every photo named a record, 1 some did not or what was asked for is not there, \
      2 something could not be read or used, 75 a look-up has to be made again later, 64 wrong usage, \
      74 the output or the library could not be written, 130 interrupted. Of several the worst \
      counts: 2, then 75, then 1.

      Alone on a terminal it opens the app, and with --plain alone the app line by line.

      EXAMPLES
        vinylcrate app
        vinylcrate scan SampleImages/*.jpg
        vinylcrate lookup 5012394144777
        vinylcrate open 'vinylcrate://search?barcode=5012394144777'
        vinylcrate collection add 5012394144777 --media VG+
        vinylcrate crate create Sunday
        vinylcrate undo
      """,
    version: "0.1.0" + (builtCommit.map { " (\($0))" } ?? ""),
    subcommands: [
      AppCommand.self, ScannerCommand.self, ScanCommand.self, BatchCommand.self, WatchCommand.self,
      ResolveCommand.self,
      ScansCommand.self, LookupCommand.self, SearchCommand.self, AlbumCommand.self,
      OpenCommand.self, CollectionCommand.self,
      FolderCommand.self, CrateCommand.self, WantsCommand.self, ChooseCommand.self,
      UndoCommand.self, LibraryCommand.self, DoctorCommand.self, CatalogCommand.self,
      ConfigCommand.self, AuthCommand.self, DiscogsCommand.self, CoverCommand.self,
      CacheCommand.self,
    ])

  @Option(
    help: ArgumentHelp(
      "The configuration file, in place of $VINYLCRATE_CONFIG_FILE and the usual one; see "
        + "vinylcrate config --help.", valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(
    help: """
      With --version: also show whose work and whose data the program uses, and under which terms.
      """)
  var licenses = false

  /// The commands read the file by its variable.
  func validate() {
    if let config { setenv("VINYLCRATE_CONFIG_FILE", config, 1) }
  }

  /// The commands run on a thread of their own, where they may block. Swift's cooperative pool is
  /// left to the work that needs processors.
  static func main() async {
    StandardStreams.hold()
    if DecodingService.isWanted(RawArguments.parsed) {
      Heap.boundForPhotos()
      DecodingService.run()
    }
    await WaitingThread.run { @Sendable in
      let arguments = RawArguments.ofUser
      do {
        if Set(arguments) == ["--version", "--licenses"] {
          return try Console.write(Notices.text(version: configuration.version))
        }
        var command = try AppCommand.plainStart(arguments) ?? parseAsRoot(arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
      } catch {
        end(with: error, arguments: arguments)
      }
    }
  }
}
