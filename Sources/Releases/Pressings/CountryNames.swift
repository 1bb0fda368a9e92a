import Foundation

/// How people write the country of a release.
enum CountryNames {
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
