import Library
import Links
import Releases
import SampleRecords
import Testing

/// What a decision of the user's changes about a barcode.
@Suite struct DecisionTests {
  private func destination(chosen: ReleaseDetail?) async throws -> Destination {
    let library = InMemoryLibrary(decisions: chosen.map { [Samples.several: $0] } ?? [:])
    return try await DeepLinkResolver(catalog: FakeCatalog(), library: library)
      .destination(of: .search(barcode: Samples.several))
  }

  @Test func theChosenPressingIsTheOneThatIsOpened() async throws {
    for chosen in [Samples.firstPressing, Samples.secondPressing] {
      let destination = try await destination(chosen: chosen)
      #expect(destination.route == .albumDetail(chosen, nil))
      #expect(destination.match?.isCertain == true)
      #expect(destination.match?.ranking.entries.count == 2)
    }
    #expect(try await destination(chosen: nil).match?.isCertain == false)
  }

  @Test func aPressingThatTheCatalogueLacksIsKnownFromTheLibrary() async throws {
    let chosen = Samples.release("77", "Skylarking", format: "Cassette")
    let destination = try await destination(chosen: chosen)
    #expect(destination.route == .albumDetail(chosen, nil))
    #expect(destination.match?.ranking.entries.first?.evidence == [.chosenBefore])
    #expect(destination.match?.ranking.entries.count == 3)
  }
}
