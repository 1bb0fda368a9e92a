extension NavigationState: Codable
where Tab: Codable, Route: Codable, Route.ID: Codable, Route.AlertAction: Codable {
  private enum CodingKeys: CodingKey {
    case selectedTab, paths, sheet, alert, pendingLeave, unsavedIDs, layout
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      selectedTab: try container.decode(Tab.self, forKey: .selectedTab),
      paths: try container.decode([Tab: [Route]].self, forKey: .paths),
      sheet: try container.decodeIfPresent(NavigationSheet<Route>.self, forKey: .sheet),
      layout: try container.decode(ColumnLayout.self, forKey: .layout))
    alert = try container.decodeIfPresent(
      NavigationAlert<Route.AlertAction>.self, forKey: .alert)
    pendingLeave = try container.decodeIfPresent(
      PendingLeave<Tab, Route>.self, forKey: .pendingLeave)
    for id in try container.decode(Set<Route.ID>.self, forKey: .unsavedIDs) {
      _ = markUnsaved(id)
    }
    dropSettledLeave()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(selectedTab, forKey: .selectedTab)
    try container.encode(paths, forKey: .paths)
    try container.encodeIfPresent(sheet, forKey: .sheet)
    try container.encodeIfPresent(alert, forKey: .alert)
    try container.encodeIfPresent(pendingLeave, forKey: .pendingLeave)
    try container.encode(unsavedIDs, forKey: .unsavedIDs)
    try container.encode(layout, forKey: .layout)
  }
}
