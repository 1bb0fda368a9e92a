/// The physical form of a release, such as two vinyl discs, "LP" and "Album".
public struct ReleaseFormat: Sendable, Hashable, Codable {
  /// The carrier: "Vinyl", "CD", "Cassette", "Box Set".
  public let name: String
  /// How many of them.
  public let quantity: Int
  /// Size, speed and kind, such as "LP", "7\"", "45 RPM", "Reissue".
  public let descriptions: [String]
  /// Free text, such as the colour of the vinyl.
  public let text: String?

  public init(name: String, quantity: Int = 1, descriptions: [String] = [], text: String? = nil) {
    self.name = name
    self.quantity = quantity
    self.descriptions = descriptions
    self.text = text
  }

  /// Whether it is played with a needle, in either source's words ("Vinyl", "12\" Vinyl").
  public var isVinyl: Bool {
    let lowercased = name.lowercased().utf8
    return Self.vinylNames.contains { name in
      lowercased.indices.contains { lowercased[$0...].starts(with: name) }
    }
  }

  /// Bytes, since a dump asks this of millions of formats.
  private static let vinylNames = ["vinyl", "shellac", "acetate", "flexi-disc", "lathe cut"]
    .map { Array($0.utf8) }
}
