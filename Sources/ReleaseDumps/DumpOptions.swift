import ReleaseSources
import Releases

/// What is taken of a dump, and what happens at releases that are broken.
public struct DumpOptions: Sendable, Hashable {
  /// Leaves out broken releases and counts them; otherwise the first one ends the reading.
  public var keepGoing = false
  /// Only releases with a carrier that is vinyl (``ReleaseFormat/isVinyl``).
  public var onlyVinyl = false
  /// Only releases that came out in one of these countries, as ``ReleaseSummary/country`` writes
  /// them; nil for any. A release of several countries, such as "UK & Ireland", is taken if one of
  /// them is among these.
  public var countries: Set<String>?
  /// Only releases with a barcode, and of these only what their summary holds, the master and the
  /// barcodes.
  public var onlyBarcodes = false

  public init() {}
}

extension DumpOptions {
  /// Whether a release passes the filters.
  func wants(_ release: ReleaseDetail) -> Bool {
    (!onlyVinyl || release.formats.contains(where: \.isVinyl))
      && (!onlyBarcodes || release.identifiers.contains { $0.kind == .barcode })
      && isAmongCountries(release.country)
  }

  private func isAmongCountries(_ country: String?) -> Bool {
    guard let countries else { return true }
    guard let country else { return false }
    return countries.contains(country)
      || DiscogsCountry.parts(of: country).contains(where: countries.contains)
  }
}
