extension NavigationState: Codable where Tab: Codable, Route: Codable {
  private enum CodingKeys: CodingKey { case selectedTab, paths, sheet, layout }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      selectedTab: try container.decode(Tab.self, forKey: .selectedTab),
      paths: try container.decode([Tab: [Route]].self, forKey: .paths),
      sheet: try container.decodeIfPresent(NavigationSheet<Route>.self, forKey: .sheet),
      layout: try container.decode(ColumnLayout.self, forKey: .layout))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(selectedTab, forKey: .selectedTab)
    try container.encode(paths, forKey: .paths)
    try container.encodeIfPresent(sheet, forKey: .sheet)
    try container.encode(layout, forKey: .layout)
  }
}
