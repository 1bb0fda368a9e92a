/// The countries in which a pressing was sold, as its source names them: one, a region, or several.
struct SalesArea: Equatable {
  /// ISO 3166-1 alpha-2.
  let countries: Set<String>

  /// Nil where the words name no countries that are known here; the whole world names none either.
  ///
  /// - Parameter country: as in ``ReleaseSummary/country``.
  init?(_ country: String) {
    let parts = country.replacing(" and ", with: ",").split(whereSeparator: { ",&".contains($0) })
    var countries: Set<String> = []
    for part in parts {
      let name = part.split(separator: " ").joined(separator: " ")
      guard !name.isEmpty else { continue }
      guard let known = Self.regions[name] ?? Self.code(name).map({ [$0] }) else { return nil }
      countries.formUnion(known)
    }
    guard !countries.isEmpty else { return nil }
    self.countries = countries
  }

  /// Whether it was sold in these countries and nowhere else.
  func isWithin(_ others: some Sequence<String>) -> Bool { countries.isSubset(of: others) }

  private static func code(_ name: String) -> String? {
    let isCode = name.utf8.count == 2 && name.utf8.allSatisfy { (65...90).contains($0) }
    return isCode && name != "XW" ? name : nil
  }

  private static let europe = Set(
    """
    AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT \
    NL NO PL PT RO RS RU SE SI SK SM UA
    """.split(separator: " ").map(String.init))

  /// The names that Discogs uses for more than one country, and within such names.
  private static let regions: [String: Set<String>] = [
    "XE": europe, "Europe": europe, "UK": ["GB"], "Ireland": ["IE"],
    "Scandinavia": ["DK", "NO", "SE"], "Benelux": ["BE", "NL", "LU"],
    "USA": ["US"], "Canada": ["CA"], "Mexico": ["MX"],
    "North America (inc Mexico)": ["US", "CA", "MX"], "North America": ["US", "CA"],
    "Australasia": ["AU", "NZ"], "Australia": ["AU"], "New Zealand": ["NZ"],
    "Germany": ["DE"], "Austria": ["AT"], "Switzerland": ["CH"], "France": ["FR"],
    "Belgium": ["BE"], "Netherlands": ["NL"], "Luxembourg": ["LU"], "Israel": ["IL"],
    "Singapore": ["SG"], "Malaysia": ["MY"], "Hong Kong": ["HK"], "Taiwan": ["TW"],
    "China": ["CN"], "Thailand": ["TH"], "Czech Republic": ["CZ"], "Slovakia": ["SK"],
    "Bulgaria": ["BG"], "Romania": ["RO"],
  ]
}
