extension Route {
  /// What the route shows, by stable ids: two routes with the same id show the same thing, also where
  /// one of them has a newer model of it.
  ///
  /// | route | two of them have the same id when |
  /// | --- | --- |
  /// | `albumDetail` | release id and crate id agree |
  /// | `crateDetail`, `wantsCrateDetail`, `folderReleases` | they show the same group of records, in whichever of the three ways that is written |
  /// | `collectionRecords` | the filters agree |
  /// | `searchResults` | the queries agree, whatever was found |
  /// | `pressingChoice` | the barcodes agree |
  /// | `crateEditor` | both edit the crate of one id, or both a new one |
  /// | `crateInsights` | they are about the same group of records |
  /// | `rarityDetail` | tier and group of records agree |
  /// | `marketplaceWebView` | the addresses agree |
  /// | `welcome`, `signIn` | the steps agree, whatever was chosen |
  /// | the others | always |
  public var id: RouteToken {
    switch self {
    case .albumDetail(let release, let crate): .albumDetail(release: release.id, crate: crate?.id)
    case .crateDetail(let crate): .crateDetail(id: crate.id)
    case .wantsCrateDetail: .crateDetail(id: .wants)
    case .folderReleases(let folder): .crateDetail(id: .folder(folder.id))
    case .collectionRecords(let filter): .collectionRecords(filter: filter)
    case .searchResults(let query, _): .searchResults(query: query)
    case .pressingChoice(let gtin, _): .pressingChoice(barcode: gtin)
    case .profile: .profile
    case .scanner: .scanner
    case .crateEditor(let crate): .crateEditor(id: crate?.id)
    case .collectionManagement: .collectionManagement
    case .crateInsights(let crate): .crateInsights(id: crate?.id)
    case .rarityDetail(let tier, let crate): .rarityDetail(tier: tier, id: crate?.id)
    case .marketplaceWebView(let url, _): .marketplaceWebView(url: url)
    case .welcome(let step, _): .welcome(step: step)
    case .signIn(let step): .signIn(step: step)
    }
  }
}
