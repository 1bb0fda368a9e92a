import Barcodes
import Library
import Releases

/// What the user decided and owns, as a catalogue: nobody has to be asked for it.
struct DecidedReleases: ReleaseCatalog {
  let library: any LibraryReader

  func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    do {
      return try await library.chosenRelease(for: gtin).map { [Pressing($0)] } ?? []
    } catch {
      throw LookUpFailure(error)
    }
  }

  func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    do {
      return try await library.release(id: id)
    } catch {
      throw LookUpFailure(error)
    }
  }

  func release(linkedTo id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    do {
      return try await library.release(linkedTo: id)
    } catch {
      throw LookUpFailure(error)
    }
  }

  func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] { [] }
}
