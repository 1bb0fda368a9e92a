import Foundation
import Releases
import Testing

/// Queries as they are stored, and the order of results.
struct SearchQueryTests {
  @Test("what earlier versions stored is read, and a usual query is stored as they did")
  func stored() throws {
    let old = Data(#"{"text":"dub"}"#.utf8)
    #expect(try JSONDecoder().decode(SearchQuery.self, from: old) == SearchQuery(text: "dub"))
    #expect(try JSONEncoder().encode(SearchQuery(text: "dub")) == old)
    let query = SearchQuery(text: "dub", order: .year, limit: 5)
    let data = try JSONEncoder().encode(query)
    #expect(try JSONDecoder().decode(SearchQuery.self, from: data) == query)
  }

  private func release(_ number: Int, year: String?, country: String?) -> ReleaseSummary {
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "\(number)"), title: "", country: country,
      released: year)
  }

  @Test("by year and by country, those without one last, equal ones as they were; then cut")
  func arranged() {
    let releases = [
      release(1, year: nil, country: "US"), release(2, year: "1980", country: nil),
      release(3, year: "1970-05", country: "GB"), release(4, year: "1980-01", country: "GB"),
    ]
    func numbers(_ order: SearchQuery.Order, _ limit: Int) -> [String] {
      SearchQuery(order: order, limit: limit).arranged(releases).map(\.id.value)
    }
    #expect(numbers(.relevance, 3) == ["1", "2", "3"])
    #expect(numbers(.year, 9) == ["3", "2", "4", "1"])
    #expect(numbers(.country, 9) == ["3", "4", "1", "2"])
    #expect(numbers(.year, 0) == [])
    #expect(numbers(.year, -1) == [])
  }
}
