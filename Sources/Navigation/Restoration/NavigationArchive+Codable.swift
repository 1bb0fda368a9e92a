extension NavigationArchive: Codable {
  private enum CodingKeys: CodingKey { case version, selectedTab, paths, sheet }

  private struct StoredPath: Codable {
    let tab: Tab
    let tokens: [Token]
  }

  /// Reads a value, or on failure nothing, so that what follows it can still be read.
  private struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) { value = try? Value(from: decoder) }
  }

  /// Reads all that can be read. A tab, a path or a sheet that cannot is left out alone; only an
  /// archive without a version, or without a list of paths, is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let paths = try container.decode([Readable<StoredPath>].self, forKey: .paths)
    let sheet = try container.decodeIfPresent(Readable<[Token]>.self, forKey: .sheet)
    self.init(
      version: try container.decode(Int.self, forKey: .version),
      selectedTab: try container.decodeIfPresent(Readable<Tab>.self, forKey: .selectedTab)?.value,
      paths: Dictionary(
        paths.compactMap(\.value).map { ($0.tab, $0.tokens) }, uniquingKeysWith: { $1 }),
      sheet: sheet?.value ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encodeIfPresent(selectedTab, forKey: .selectedTab)
    try container.encode(
      paths.map { StoredPath(tab: $0.key, tokens: $0.value) }, forKey: .paths)
    try container.encode(sheet, forKey: .sheet)
  }
}
