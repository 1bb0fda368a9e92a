/// What the user says of a copy or of a want, as Discogs keeps it: a text for each field.
public struct DiscogsValues: Sendable, Hashable {
  /// One thing that can be said.
  public struct Field: Sendable, Hashable {
    public let name: String

    /// The number of a folder at Discogs; empty for the one of what is in no other.
    public static let folder = Field(name: "folder")
    public static let media = Field(name: "media")
    public static let sleeve = Field(name: "sleeve")
    /// Empty for none.
    public static let rating = Field(name: "rating")
    public static let notes = Field(name: "notes")

    private static let usual = [folder, media, sleeve, rating, notes]
    private static let prefix = "own "

    /// A field that the user made at Discogs.
    public static func own(_ name: String) -> Field { Field(name: prefix + name) }

    /// The name of a field that the user made; nil for the others.
    public var ownName: String? {
      name.hasPrefix(Self.prefix) ? String(name.dropFirst(Self.prefix.count)) : nil
    }
  }

  private var texts: [String: String]

  public init() { texts = [:] }

  /// The text of a field; empty for nothing.
  public subscript(field: Field) -> String {
    get { texts[field.name] ?? "" }
    set { texts[field.name] = newValue.isEmpty ? nil : newValue }
  }

  /// Those that are not empty, in the order in which they are listed.
  public var fields: [Field] { texts.keys.map(Field.init).sorted() }

  /// What is in the fields that the user made, by their names.
  public var own: [String: String] {
    texts.reduce(into: [:]) { own, text in
      if let name = Field(name: text.key).ownName { own[name] = text.value }
    }
  }
}

extension DiscogsValues.Field: Comparable {
  public static func < (a: DiscogsValues.Field, b: DiscogsValues.Field) -> Bool {
    (usual.firstIndex(of: a) ?? usual.count, a.name) < (
      usual.firstIndex(of: b) ?? usual.count, b.name
    )
  }
}

extension DiscogsValues: Codable {
  public init(from decoder: any Decoder) throws {
    texts = try decoder.singleValueContainer().decode([String: String].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(texts)
  }
}
