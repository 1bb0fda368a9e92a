/// Why one release among several with the same barcode was put before others.
public enum PressingEvidence: Sendable, Hashable, Codable {
  /// The user chose it for this barcode.
  case chosenBefore
  /// A hint has its catalogue number.
  case catalogueNumber(String, PressingHint.Origin)
  /// A hint names its country.
  case country(String, PressingHint.Origin)
  /// A hint names its label.
  case label(String, PressingHint.Origin)
  /// A hint names the year in which it came out.
  case year(Int, PressingHint.Origin)
  /// A copy of it is in the user's collection.
  case owned
  /// The user wants it.
  case wanted
  /// It was sold in a country that the user prefers; the first has the place 0.
  case preferredCountry(String, place: Int)
  /// The source has the barcode with the symbol's add-on.
  case addOn(String)
  /// It is vinyl, and a collection of records is mostly vinyl.
  case vinyl
  /// It is a medium that the user prefers; the first has the place 0.
  case preferredMedium(Medium, place: Int)
  /// It was sold in the country whose GS1 organisation issued the barcode.
  case barcodeCountry(String)
  /// It was sold in North America, and the barcode is a UPC-A, which was issued there.
  case northAmericanBarcode
  /// The source shows it for all pressings of its master.
  case mainRelease
  /// No other pressing in the catalogue carries the barcode.
  case onlyPressing
}

extension PressingEvidence: CustomStringConvertible {
  /// For programs: countries are codes.
  public var description: String { text { $0 } }

  /// For people: countries as ``CountryNames/words(for:)`` writes them.
  public var words: String { text(CountryNames.words) }

  private func text(_ name: (String) -> String) -> String {
    switch self {
    case .chosenBefore: "you chose it before"
    case .catalogueNumber(let number, let origin): "\(number) \(origin.place)"
    case .country(let country, let origin): "\(name(country)) \(origin.place)"
    case .label(let label, let origin): "\(label) \(origin.place)"
    case .year(let year, let origin): "\(year) \(origin.place)"
    case .owned: "in your collection"
    case .wanted: "in your wants"
    case .preferredCountry(let country, _): "\(name(country)) is preferred"
    case .addOn(let digits): "barcode with add-on \(digits)"
    case .vinyl: "vinyl"
    case .preferredMedium(let medium, _): "\(medium.name) is preferred"
    case .barcodeCountry(let country): "barcode of \(name(country))"
    case .northAmericanBarcode: "North American barcode"
    case .mainRelease: "main release"
    case .onlyPressing: "only pressing with this barcode"
    }
  }
}

extension PressingHint.Origin {
  fileprivate var place: String {
    switch self {
    case .given: "in the hint"
    case .textFile: "in the text file"
    case .name: "in the name"
    }
  }
}
