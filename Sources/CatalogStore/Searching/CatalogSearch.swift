import Releases

struct CatalogSearch {
  init(_ query: SearchQuery, in catalog: CatalogReading) throws {}
  func results() throws -> [ReleaseSummary] { [] }
}
struct Spelling {
  init(in catalog: CatalogReading) {}
  func suggestion(for query: SearchQuery) throws -> SearchQuery? { nil }
}
