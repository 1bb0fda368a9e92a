import Foundation

/// How people write the country of a release.
public enum CountryNames {
  /// The country in words where its code is none of ISO 3166-1, such as "Europe" for "XE"; other codes
  /// as they are, since that is how pressings are spoken of.
  ///
  /// - Parameter country: as in ``ReleaseSummary/country``.
  public static func words(for country: String) -> String { wordsOfCodes[country] ?? country }

  /// Codes of MusicBrainz for what is no country, and of countries that are no more.
  private static let wordsOfCodes = [
    "AN": "Netherlands Antilles", "CS": "Serbia and Montenegro", "DD": "East Germany",
    "SU": "Soviet Union", "XC": "Czechoslovakia", "XE": "Europe", "XG": "East Germany",
    "XW": "Worldwide", "YU": "Yugoslavia",
  ]

  /// Abbreviations in capitals.
  ///
  /// - Parameter country: as in ``ReleaseSummary/country``.
  static func codes(of country: String) -> [String] {
    switch country {
    case "GB": ["GB", "UK"]
    case "US": ["US", "USA"]
    case "XE": ["XE", "EU", "EEC"]
    case "SU": ["SU", "USSR"]
    case "DD": ["DD", "GDR", "DDR"]
    default: country.count == 2 ? [country] : []
    }
  }

  /// Names in English.
  ///
  /// - Parameter country: as in ``ReleaseSummary/country``.
  static func names(of country: String) -> [String] {
    guard country.count == 2 else { return [country] }
    let name = english.localizedString(forRegionCode: country)
    return others[country, default: []] + (name.map { [$0] } ?? [])
  }

  private static let english = Locale(identifier: "en_US")

  /// Where Unicode's name is not the one on records, or there are two.
  private static let others = [
    "CZ": ["Czech Republic"], "DD": ["East Germany"], "GB": ["England", "Great Britain"],
    "HK": ["Hong Kong"], "KR": ["Korea"], "NL": ["Holland"], "SU": ["Soviet Union"],
    "TR": ["Turkey"], "XE": ["Europe"],
  ]
}
