import Library
import Releases
import Testing

/// Copies as a list reads them, a part of the collection at a time.
struct ListedCopiesTests {
  private let sample: SampleLibrary
  /// By two artists.
  private let duo = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "77"), title: "Together",
    artists: [ArtistCredit(name: "Ann", join: "&"), ArtistCredit(name: "Bob")],
    labels: [LabelCredit(name: "Own", catalogueNumber: "OWN 1")], country: "GB", released: "1979")

  private let solo = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "78"), title: "Alone",
    artists: [ArtistCredit(name: "Ann")])

  init() async throws {
    sample = try SampleLibrary()
    try await sample.add(duo, solo)
  }

  @Test("a list shows the artists of a release as one; all that is known is read with the whole")
  func artists() async throws {
    let listed = try await sample.library.items(in: nil, window: 0..<1).map(\.release)
    #expect(listed.map(\.artists) == [[ArtistCredit(name: "Ann & Bob")]])
    #expect(listed.map(\.labels) == [duo.labels])
    #expect(listed.map(\.released) == ["1979"])
    #expect(try await sample.library.items(in: nil).first?.release == duo.summary)
  }

  @Test("a release that an older program added is listed from all that is known of it")
  func withoutLine() async throws {
    try sample.execute("DELETE FROM releaseTraits")
    let listed = try await sample.library.items(in: nil, window: 0..<5)
    #expect(listed.map(\.release) == [duo.summary, solo.summary])
  }
}
