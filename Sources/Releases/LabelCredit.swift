/// A record label, and the catalogue number it gave the release.
public struct LabelCredit: Sendable, Hashable, Codable {
  public let name: String
  /// As printed on spine and label; nil where there is none.
  public let catalogueNumber: String?

  public init(name: String, catalogueNumber: String? = nil) {
    self.name = name
    self.catalogueNumber = catalogueNumber
  }
}
