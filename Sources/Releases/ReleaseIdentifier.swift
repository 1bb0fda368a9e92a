import Barcodes

/// Something that identifies a pressing: what is printed or engraved on it, such as a barcode, a
/// matrix/runout or a label code, or its id at another source.
public struct ReleaseIdentifier: Sendable, Hashable, Codable {
  /// The kind of identifier. Sources know more kinds than are named here.
  public struct Kind: RawRepresentable, Sendable, Hashable, Codable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let barcode = Kind(rawValue: "barcode")
    public static let matrixRunout = Kind(rawValue: "matrixRunout")
    public static let labelCode = Kind(rawValue: "labelCode")
  }

  public let kind: Kind
  /// As the source has it: a barcode may have spaces, or lack its check digit.
  public let value: String
  /// Where it is or what it belongs to, such as "Side A".
  public let note: String?

  public init(kind: Kind, value: String, note: String? = nil) {
    self.kind = kind
    self.value = value
    self.note = note
  }

  /// The id of the same pressing at another source.
  public init(_ id: ReleaseID) {
    self.init(kind: Kind(rawValue: id.source.rawValue), value: id.value)
  }

  /// The GTIN of a barcode that passes its check digit; nil for anything else.
  ///
  /// What stands before its first digit is left out, such as the T that Japan prints there.
  public var gtin: GTIN? {
    kind == .barcode ? try? GTIN(parsing: value.drop { !$0.isNumber }) : nil
  }

  /// The GTINs that a barcode may mean which is none as it is written, because digits are missing; see
  /// `GTIN.completions(of:)`.
  public var completedGTINs: [GTIN] {
    kind == .barcode ? GTIN.completions(of: value) : []
  }
}
