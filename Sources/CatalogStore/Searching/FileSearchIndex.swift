import Barcodes
import Releases

/// The index of words of a catalogue file.
struct FileSearchIndex: SearchIndex {
  private let catalog: CatalogReading
  private let search: CandidateSearch

  init(of catalog: CatalogReading, releaseCount: Int) {
    self.catalog = catalog
    search = CandidateSearch(
      vocabulary: Vocabulary(database: catalog.database), releaseCount: releaseCount)
  }

  func details(withBarcode gtin: GTIN) throws -> [ReleaseDetail] {
    try catalog.numbers(withBarcode: gtin).compactMap(catalog.detail)
  }

  func candidates(
    _ conditions: SearchConditions, limit: Int
  ) throws -> [SearchCandidate<Int64>] {
    let all = conditions.conditions
    let several = conditions.phrases.isEmpty ? 1 : 5
    let wanted = max(limit, SearchLimits.candidates) * several
    let (followed, checked) = try RecordConditions.split(
      all, releaseCount: search.releaseCount, count: search.vocabulary.count)
    if checked.isEmpty { return try search.candidates(all, limit: wanted) }
    let found = try search.candidates(followed, limit: max(limit, checked.readLimit))
    let enough = max(limit, checked.enough) * several
    var fitting: [SearchCandidate<Int64>] = []
    for candidate in found where fitting.count < enough {
      if try catalog.release(candidate.release, checked.areMet) == true {
        fitting.append(candidate)
      }
    }
    // Of so many candidates few fit: the index has to tell which of the others do.
    if fitting.count < limit, found.count >= checked.readLimit {
      return try search.candidates(all, limit: wanted)
    }
    return fitting
  }

  func candidates(
    of condition: SearchCondition, limit: Int
  ) throws -> [SearchCandidate<Int64>] {
    try search.candidates([condition], limit: limit)
  }

  func read(
    _ candidates: [SearchCandidate<Int64>],
    _ body: (SearchCandidate<Int64>, StoredRelease) throws -> Void
  ) throws {
    for candidate in candidates {
      _ = try catalog.release(candidate.release) { try body(candidate, $0) }
    }
  }

  func circulation(_ known: Circulation?, master: ReleaseID?) throws -> Circulation? {
    try catalog.circulation(known, master: master)
  }
}
