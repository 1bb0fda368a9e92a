import Barcodes
import Links
import Releases

/// What the scanner sheet found, and where that leads.
///
/// One release becomes its `albumDetail`; several that nothing tells apart are a choice, shown above
/// the scanner in its own sheet; none is a search by the barcode. Where the scan is done with, the
/// sheet is dismissed and the route pushed on the tab under it.
extension AppCoordinator {
  /// Looks up a barcode that the scanner read, and goes where it leads.
  ///
  /// Ignored unless the scanner is still there when the answer comes. On failure the scanner stays
  /// and ``failure`` says why.
  public func finishScan(of gtin: GTIN) async {
    guard isScanning else { return }
    let resolver = resolver
    let found = await find { () throws(LinkFailure) in
      try await resolver.destination(of: .search(barcode: gtin))
    }
    if let found { finishScan(of: gtin, leadingTo: found) }
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

  /// Goes to the pressing that the user picked from the `pressingChoice` in front.
  ///
  /// Ignored unless that choice is still in front when the answer comes.
  public func choosePressing(_ id: ReleaseID) async {
    guard let choice = navigator.state.frontRoute, case .pressingChoice = choice else { return }
    let resolver = resolver
    let found = await find { () throws(LinkFailure) in
      try await resolver.destination(of: .album(id: id))
    }
    guard let found, navigator.state.frontRoute == choice else { return }
    leaveSheet(for: found.route)
  }

  private var isScanning: Bool { navigator.state.sheet?.root == .scanner }

  private func leaveSheet(for route: Route) {
    navigator.navigate(to: route, on: navigator.state.selectedTab)
  }
}
