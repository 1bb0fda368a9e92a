import CSV
import Library
import Releases
import TestSupport
import Testing

/// Records of which only a line of a file was known, once a catalogue knows them.
@Suite struct CompletingTests {
  private let sample: SampleLibrary
  private static let whole = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "99"), title: "Nowhere, Whole",
    artists: [ArtistCredit(name: "Nobody")], genres: ["Electronic"])

  init() throws {
    sample = try SampleLibrary()
  }

  /// Adds two copies of a record that no catalogue knows, and one that the catalogue knows.
  private func importUnmatched() async throws {
    let lines = """
      release_id,Artist,Title,Date Added
      99,Nobody,Nowhere,2015-01-02 03:04:05
      99,Nobody,Nowhere,2016-01-02 03:04:05
      1,,Lone,2015-01-02 03:04:05

      """
    var file = try CollectionFile(CSVParser(Array(lines.utf8)))
    let counts = try await CollectionImport()
      .run(&file, catalog: MemoryCatalog.standard, in: sample.library) { _ in }
    try #require(counts[.unmatched] == 2 && counts[.new] == 1)
  }

  @Test("each copy and each want that was unmatched is counted, and shows what the catalogue knows")
  func completed() async throws {
    try await importUnmatched()
    let unknown = try #require(try await sample.library.release(id: Self.whole.id))
    try await sample.library.change { editor in
      _ = try editor.want(unknown)
      return "wanted"
    }
    let done = try await sample.library.complete(from: MemoryCatalog(details: [Self.whole]))
    #expect(done == Completion(copies: 2, wants: 1))
    #expect(try await sample.library.release(id: Self.whole.id) == Self.whole)
    let titles = try await sample.library.items().map(\.release.title)
    #expect(titles == ["Nowhere, Whole", "Nowhere, Whole", "Lone"])
    #expect(
      try await sample.library.complete(from: MemoryCatalog(details: [Self.whole])) == Completion())
  }

  @Test("what the catalogue does not know stays as the row has it")
  func unknown() async throws {
    try await importUnmatched()
    #expect(try await sample.library.complete(from: MemoryCatalog()) == Completion())
    #expect(try await sample.library.items().first?.release.title == "Nowhere")
  }
}
