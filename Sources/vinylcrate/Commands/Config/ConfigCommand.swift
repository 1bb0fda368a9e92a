import ArgumentParser
import Settings

/// `vinylcrate config`: what is set once for every run.
struct ConfigCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Set once what you would type every time: library, catalogue, countries, colour.",
    discussion: """
      An option goes before a variable of the environment, that before the file, that before the \
      default. The file is config.toml in ~/.config/vinylcrate; another by --config or \
      $VINYLCRATE_CONFIG_FILE.

      SETTINGS
        library    the file of the library; $VINYLCRATE_LIBRARY
        catalog    the catalogue to look in, by its name or file; $VINYLCRATE_CATALOG
        countries  whose pressings come first, such as GB,US; $VINYLCRATE_COUNTRIES
        media      what comes first: vinyl, cd, cassette; $VINYLCRATE_MEDIA
        color      auto, always or never; $VINYLCRATE_COLOR, or $NO_COLOR for never
        jobs       how many photos are processed at the same time; $VINYLCRATE_JOBS
        online     yes or no: ask Discogs and MusicBrainz for what no catalogue here knows; without it
                   yes once vinylcrate auth login has stored a token; $VINYLCRATE_ONLINE
        sources    which of discogs, musicbrainz are asked, in which order; $VINYLCRATE_SOURCES

      \(ConfigHelp.exitCodes)

      EXAMPLES
        vinylcrate config
        vinylcrate config set countries GB,US
        vinylcrate config unset jobs
      """,
    subcommands: [Show.self, Get.self, Set.self, Unset.self], defaultSubcommand: Show.self)
}

/// What the help of the commands says.
enum ConfigHelp {
  static let exitCodes = """
    Exit codes: 0 done, 1 refused, as for a catalogue that is not there, 2 the file cannot be read or \
    is wrong, 64 wrong usage, 74 the file or the output cannot be written.
    """
  static let setting: ArgumentHelp =
    "library, catalog, countries, media, color, jobs, online or sources."
}

extension Setting: ExpressibleByArgument {}
