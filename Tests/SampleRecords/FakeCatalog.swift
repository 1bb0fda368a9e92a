import Barcodes
import Releases

/// A catalogue that answers when it is told to, and fails when it is told to.
public actor FakeCatalog: ReleaseCatalog {
  private var releases: [ReleaseDetail]
  private var failure: LookUpFailure?
  private var held: [ReleaseID: CheckedContinuation<Void, Never>?] = [:]

  /// The releases that were looked up.
  public private(set) var asked: Set<ReleaseID> = []

  /// The look-ups that were cancelled by the time they were answered.
  public private(set) var cancelled: Set<ReleaseID> = []

  public init(_ releases: [ReleaseDetail] = Samples.releases) { self.releases = releases }

  public func fail(with failure: LookUpFailure?) { self.failure = failure }

  public func remove(_ id: ReleaseID) { releases.removeAll { $0.id == id } }

  /// Keeps the next look-up of a release waiting, cancelled or not, until it is let go.
  public func hold(_ id: ReleaseID) { held[id] = .some(nil) }

  public func letGo(_ id: ReleaseID) { held.removeValue(forKey: id)??.resume() }

  /// Waits for somebody to look a release up.
  public func isAsked(for id: ReleaseID) async {
    while !asked.contains(id) { await Task.yield() }
  }

  public func pressings(withBarcode gtin: GTIN) throws(LookUpFailure) -> [Pressing] {
    if let failure { throw failure }
    return releases.filter { $0.gtins.contains(gtin) }.map { Pressing($0.summary) }
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    asked.insert(id)
    if held[id] != nil { await withCheckedContinuation { held[id] = $0 } }
    if Task.isCancelled { cancelled.insert(id) }
    if let failure { throw failure }
    return releases.first { $0.id == id }
  }

  public func search(_ query: SearchQuery) throws(LookUpFailure) -> [ReleaseSummary] {
    if let failure { throw failure }
    let known = releases.filter { query.barcode.map($0.gtins.contains) ?? true }
    let fitting = known.filter { $0.title == query.text }
    return query.arranged(
      (fitting.isEmpty && query.barcode != nil ? known : fitting).map(\.summary))
  }
}
