import Releases
import Testing

@testable import CatalogStore

/// How many pressings of a record the catalogue knows.
struct PressingCountTests {
  private let master = ReleaseID(source: .discogs, value: "100")

  private func release(_ number: Int, master: ReleaseID?, have: Int? = nil) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: String(number)), title: "Début", master: master,
      circulation: have.map { Circulation(have: $0, want: 2) })
  }

  @Test("a release tells how many pressings its master gathers, beside what it tells itself")
  func count() async throws {
    let releases = [
      release(1, master: master), release(2, master: master, have: 7), release(3, master: nil),
      release(4, master: nil), release(5, master: ReleaseID(source: .discogs, value: "101")),
    ]
    let catalog = try TestCatalog.inMemory(releases)
    var found: [Circulation?] = []
    for release in releases {
      found.append(try await catalog.release(id: release.id)?.circulation)
    }
    let wanted: [Circulation?] = [
      Circulation(pressings: 2), Circulation(have: 7, want: 2, pressings: 2), nil, nil, nil,
    ]
    #expect(found == wanted)
    let hits = try await catalog.search(SearchQuery(text: "debut"))
    #expect(Set(hits.map(\.circulation)) == Set(wanted))
  }
}
