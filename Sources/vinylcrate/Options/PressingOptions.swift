import ArgumentParser
import Releases
import Settings

/// What most of the user's records are.
struct PressingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Countries whose pressings come first where a barcode names several, such as GB,US, or XE for "
        + "Europe; without it those of the settings.", valueName: "codes"))
  var preferCountry: CountryList?

  @Option(
    help: ArgumentHelp(
      "Media that come first where a barcode names several: vinyl, cd, cassette; without it those of "
        + "the settings, else vinyl.", valueName: "media"))
  var preferMedium: MediumList?

  /// Those of the options, else of the settings.
  var preferences: PressingPreferences {
    get throws {
      var preferences = PressingPreferences()
      preferences.countries = try preferCountry?.codes ?? Self.usualCountries
      preferences.media = try preferMedium?.media ?? Self.usualMedia
      return preferences
    }
  }

  /// Those of the settings.
  static var usualPreferences: PressingPreferences {
    get throws { PressingPreferences(countries: try usualCountries, media: try usualMedia) }
  }

  private static var usualCountries: [String] {
    get throws { try Settings.ofUser(.countries)?.items ?? [] }
  }

  private static var usualMedia: [Medium] {
    get throws { try Settings.ofUser(.media)?.items.compactMap(Medium.init) ?? [] }
  }
}

/// What the user says about the copies at hand.
struct HintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What tells the pressing from others with its barcode: a catalogue number, label, country or "
        + "year, such as 'ILPS 9087 UK 1977'.", valueName: "words"))
  var hint: String?
}

/// What the help of commands says about several pressings of a barcode.
enum PressingHelp {
  static let hints = """
    Where a barcode names several pressings, --hint tells which one it is: it is searched for the \
    catalogue number, label, country and year of each.
    """

  /// For commands that scan photos.
  static let files = """
    The names of a photo and of its folder are hints too, and so is a text file beside it, such as \
    back.txt for back.jpg.
    """
}

/// Codes of countries with commas between them.
struct CountryList: ExpressibleByArgument {
  let codes: [String]

  /// Nil unless each code has two letters, in any case; UK is GB.
  init?(argument: String) {
    guard let text = Setting.countries.normalized(argument) else { return nil }
    codes = text.items
  }

  var defaultValueDescription: String { codes.joined(separator: ",") }
}

/// Names of media with commas between them.
struct MediumList: ExpressibleByArgument {
  let media: [Medium]

  /// Nil unless each is a medium, in any case.
  init?(argument: String) {
    guard let text = Setting.media.normalized(argument) else { return nil }
    media = text.items.compactMap(Medium.init)
  }

  var defaultValueDescription: String { media.map(\.rawValue).joined(separator: ",") }
}
