import Barcodes
import Library
import Links
import Releases
import SampleRecords
import Synchronization
import Testing

/// What the user prefers may change while the program runs.
struct PreferenceTests {
  @Test("each look-up takes the preferences of its time")
  func change() async throws {
    let media = Mutex<[Medium]>([.vinyl])
    let resolver = DeepLinkResolver(
      RecordFinder(
        catalog: FakeCatalog(), library: InMemoryLibrary(),
        preferring: { PressingPreferences(media: media.withLock { $0 }) }))
    func best() async throws -> ReleaseID? {
      try await resolver.destination(of: .search(barcode: Samples.decided)).match?.best?.id
    }
    #expect(try await best() == Samples.record.id)
    media.withLock { $0 = [.cd] }
    #expect(try await best() == Samples.compactDisc.id)
  }
}
