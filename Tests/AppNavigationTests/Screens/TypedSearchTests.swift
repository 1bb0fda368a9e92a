import AppNavigation
import Library
import Links
import SampleRecords
import Testing

/// The search tab while something is typed.
struct TypedSearchTests {
  private let dub = ScreenRecord(.release(SampleRecords.Samples.dub.summary), standing: .owned)

  private func words(_ screen: Screen) -> [String] {
    screen.sections.map { section in
      let rows: [String] =
        switch section.rows {
        case .text(let lines): lines
        case .records(let records, let columns): records.map { $0.cells(in: columns)[0] }
        case .facts(let facts): facts.map { "\($0.label) \($0.value)" }
        case .list, .groups, .figures, .fields: []
        }
      return ([section.title].compactMap(\.self) + rows).joined(separator: "|")
    }
  }

  @Test("nothing is asked for nothing")
  func empty() {
    #expect(Screen(TypedSearch()).sections.count == 1)
    #expect(Screen(TypedSearch()).actions == [.scan])
  }

  @Test("the records of the user and those of the catalogue stand apart, owned ones marked")
  func found() {
    var search = TypedSearch("dub")
    #expect(
      words(Screen(search)).dropFirst() == ["Your collection|searching …", "Catalogue|searching …"])
    search.collection = .found([dub], total: 3)
    search.catalogue = .found([dub, ScreenRecord(.release(Samples.record.summary))], total: 2)
    #expect(
      words(Screen(search)).dropFirst() == [
        "Your collection: 3 records|have", "all 3 records", "Catalogue: 2 records|have|",
      ])
  }

  @Test("what was not found and what failed is said")
  func nothing() {
    var search = TypedSearch("dub")
    search.collection = .found([], total: 0)
    search.catalogue = .failed("the file is broken")
    search.suggestion = "dubs"
    #expect(
      words(Screen(search)).dropFirst() == [
        "Your collection|You have no such record.", "Catalogue|the file is broken",
        "did you mean dubs",
      ])
  }

  @Test("an answer for earlier words is dropped")
  func late() {
    var search = TypedSearch("dub")
    let wasTaken = search.take({ $0.catalogue = .found([], total: 0) }, for: "du")
    #expect(!wasTaken)
    #expect(search == TypedSearch("dub"))
    let isTaken = search.take({ $0.catalogue = .found([], total: 0) }, for: "dub")
    #expect(isTaken)
    #expect(search.catalogue == .found([], total: 0))
  }
}
