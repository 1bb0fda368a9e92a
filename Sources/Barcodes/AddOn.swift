/// The two or five digits printed to the right of a symbol (GS1 General Specifications, clause
/// 5.2.2). They are not part of the GTIN.
public struct AddOn: Sendable, Hashable, Codable {
  /// Two or five digits.
  public let digits: String

  /// Nil unless `digits` is two or five ASCII digits.
  public init?(_ digits: String) {
    guard digits.utf8.count == 2 || digits.utf8.count == 5,
      digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    self.digits = digits
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let addOn = AddOn(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an add-on has 2 or 5 digits"))
    }
    self = addOn
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }
}
