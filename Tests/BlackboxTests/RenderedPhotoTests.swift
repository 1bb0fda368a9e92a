import Foundation
import TestSupport
import Testing

/// What is read in the hundred photos of Rendered/, fault by fault, and that nothing wrong is.
///
/// The photos are part of the project, so these tests run on every machine. The counts are pinned: a
/// change that reads fewer has to say why.
struct RenderedPhotoTests {
  private static let pinned = [
    "rendered/angle": 5,
    "rendered/bent": 4,
    "rendered/clean": 5,
    "rendered/contrast": 4,
    "rendered/covered": 3,
    "rendered/cut": 3,
    "rendered/defocus": 4,
    "rendered/glare": 5,
    "rendered/inverted": 5,
    "rendered/jpeg": 5,
    "rendered/misleading": 1,
    "rendered/motion": 3,
    "rendered/noise": 3,
    "rendered/perspective": 5,
    "rendered/several": 4,
    "rendered/shadow": 4,
    "rendered/small": 5,
    "rendered/symbology": 8,
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Rendered").path

  @Test func positives() async throws {
    let set = try PhotoSet(folder: Self.folder, manifest: "labels.csv")
    var counts: [String: Int] = [:]
    for (photo, codes) in zip(set.photos, await set.codes(threads: 2)) {
      if photo.expected.isSubset(of: codes) { counts[photo.source, default: 0] += 1 }
      #expect(codes.isSubset(of: photo.expected), "\(photo.path)")
    }
    for (source, count) in Self.pinned {
      #expect(counts[source, default: 0] >= count, "\(source)")
    }
  }

  @Test func negatives() async throws {
    let set = try PhotoSet(folder: Self.folder, manifest: "negatives.csv")
    for (photo, codes) in zip(set.photos, await set.codes(threads: 2)) {
      #expect(codes.isEmpty, "\(photo.path)")
    }
  }

  /// A photo that is on no list, or that cannot be decoded, would count as one with nothing to read.
  @Test func everyPhotoIsListedOnceAndDecodes() async throws {
    let positives = try PhotoSet(folder: Self.folder, manifest: "labels.csv")
    let negatives = try PhotoSet(folder: Self.folder, manifest: "negatives.csv")
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { !$0.hasSuffix(".csv") && !$0.hasSuffix(".md") }
    let listed = (positives.photos + negatives.photos).map(\.path)
    #expect(listed.sorted() == files.map { Self.folder + "/" + $0 }.sorted())
    #expect(listed.count == 100)
    #expect(positives.photos.allSatisfy { !$0.expected.isEmpty })
    #expect(await !negatives.results(threads: 2).contains(nil))
  }
}
