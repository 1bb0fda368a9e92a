import Barcodes
import Links
import Releases

/// What the scanner sheet found, and where that leads.
///
/// One release becomes its `albumDetail`; several that nothing tells apart are a choice, shown above
/// the scanner in its own sheet; none is a search by the barcode. When the scan is finished, the sheet
/// is dismissed and the route pushed on the tab under it.
extension AppCoordinator {
  /// Looks up a barcode that the scanner read, and goes where it leads.
  ///
  /// Ignored unless the scanner is still there when the answer comes. On failure the scanner stays
  /// and ``failure`` says why.
  ///
  /// - Returns: where the barcode leads; nil on failure, and when it was cancelled or overtaken.
  @discardableResult
  public func finishScan(of gtin: GTIN) async -> Destination? {
    guard isScanning else { return nil }
    let found = await find(.scan(gtin)) { resolver throws(LinkFailure) in
      try await resolver.destination(of: .search(barcode: gtin))
    }
    guard let found, isScanning else { return nil }
    finishScan(of: gtin, leadingTo: found)
    return found
  }

  /// Goes where a barcode leads that the scanner read and looked up.
  public func finishScan(of gtin: GTIN, leadingTo destination: Destination) {
    guard isScanning else { return }
    stopFinding()
    if let match = destination.match, !match.isEmpty, !match.isCertain {
      // In place of an older choice, so that going back leads to the scanner.
      navigator.replace(with: [.pressingChoice(gtin, match.ranking)])
    } else {
      leaveSheet(for: destination.route)
    }
  }

  /// Goes where a whole scan leads: to the one record that was found, or to the list of them.
  public func finishScan(with records: [ReleaseDetail]) {
    guard isScanning, let first = records.first else { return }
    stopFinding()
    leaveSheet(
      for: records.count == 1
        ? .albumDetail(first, nil) : .searchResults(SearchQuery(), records.map(\.summary)))
  }

  /// Goes to the pressing that the user picked from the `pressingChoice` in front.
  ///
  /// Ignored unless that choice is still in front when the answer comes.
  ///
  /// - Returns: where it leads; nil on failure, and when it was cancelled or overtaken.
  @discardableResult
  public func choosePressing(_ id: ReleaseID) async -> Destination? {
    guard let choice = navigator.state.frontRoute, case .pressingChoice = choice else { return nil }
    let found = await find(.pressing(id)) { resolver throws(LinkFailure) in
      try await resolver.destination(of: .album(id: id))
    }
    guard let found, navigator.state.frontRoute == choice else { return nil }
    leaveSheet(for: found.route)
    return found
  }

  private var isScanning: Bool { navigator.state.sheet?.root == .scanner }

  private func leaveSheet(for route: Route) {
    navigator.navigate(to: route, on: navigator.state.selectedTab)
  }
}
