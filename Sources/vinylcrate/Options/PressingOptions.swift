import ArgumentParser
import Foundation

/// Where most of the user's records come from.
struct PressingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Countries whose pressings come first where a barcode names several, such as GB,US, or XE for "
        + "Europe; without it $VINYLCRATE_COUNTRIES.", valueName: "codes"))
  var preferCountry: CountryList?

  func validate() throws {
    guard let text = Self.environment, CountryList(argument: text) == nil else { return }
    throw ValidationError(
      "$VINYLCRATE_COUNTRIES is '\(text)': it must be codes of countries such as GB,US.")
  }

  /// The countries of the option, else of the environment.
  var countries: [String] { preferCountry?.codes ?? Self.usualCountries }

  /// The countries of the environment; none where it has something else.
  static var usualCountries: [String] {
    environment.flatMap(CountryList.init)?.codes ?? []
  }

  private static var environment: String? {
    let text = ProcessInfo.processInfo.environment["VINYLCRATE_COUNTRIES"] ?? ""
    return text.isEmpty ? nil : text
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
    let parts = argument.uppercased().split(separator: ",", omittingEmptySubsequences: false)
    let codes = parts.map { part in
      let code = part.filter { !$0.isWhitespace }
      return code == "UK" ? "GB" : code
    }
    guard codes.allSatisfy({ $0.count == 2 && $0.allSatisfy { ("A"..."Z").contains($0) } }) else {
      return nil
    }
    self.codes = codes
  }

  var defaultValueDescription: String { codes.joined(separator: ",") }
}
