import Barcodes
import Releases

/// What a catalogue is asked.
enum Question: Sendable {
  case barcode(GTIN)
  case release(ReleaseID)
  case search(SearchQuery)

  init?(kind: String, text: String) {
    switch kind {
    case "barcode":
      guard let gtin = GTIN(digits: text) else { return nil }
      self = .barcode(gtin)
    case "release":
      guard let id = ReleaseID(text) else { return nil }
      self = .release(id)
    case "search":
      self = .search(SearchQuery(text: text))
    default:
      return nil
    }
  }

  /// Asks a catalogue, and measures how long it takes.
  func ask(_ catalog: any ReleaseCatalog) async throws(LookUpFailure) -> Answer {
    let clock = ContinuousClock()
    let start = clock.now
    let isFound: Bool
    switch self {
    case .barcode(let gtin): isFound = try await !catalog.pressings(withBarcode: gtin).isEmpty
    case .release(let id): isFound = try await catalog.release(id: id) != nil
    case .search(let query): isFound = try await !catalog.search(query).isEmpty
    }
    return Answer(microseconds: Int((clock.now - start) / .microseconds(1)), isFound: isFound)
  }
}

/// How long an answer took, and whether it named a release.
struct Answer: Sendable {
  let microseconds: Int
  let isFound: Bool
}
