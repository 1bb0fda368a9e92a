import TestSupport
import Testing

/// What is read in real photos, source by source, and that nothing wrong is.
///
/// Skipped where the environment names no folder of labelled photos. The counts are pinned: a change
/// that reads fewer has to say why.
@Suite(
  .enabled(if: PhotoSet.hasLabelled, "VINYLCRATE_PHOTOS names no folder with labels.csv"),
  .serialized)
struct PhotoReadingTests {
  private static let pinned = [
    "artelab/Dataset1": 26,
    "artelab/Dataset2": 50,
    "isbn_ysu/data_test": 45,
    "openfoodfacts/off170": 57,
    "quagga2/ean": 10,
    "quagga2/upc": 10,
    "sleeves/easy": 2,
    "sleeves/hard": 2,
    "sleeves/medium": 2,
    "zxing-cpp/ean8-1": 1,
    "zxing/ean13-2": 28,
    "zxing/ean13-3": 55,
    "zxing/ean13-5": 16,
    "zxing/ean8-1": 8,
    "zxing/upca-1": 21,
    "zxing/upca-2": 52,
    "zxing/upce-1": 3,
    "zxing/upce-3": 10,
  ]

  @Test func positives() async throws {
    let set = try PhotoSet(folder: PhotoSet.labelledFolder, manifest: "labels.csv")
    var counts: [String: Int] = [:]
    for (photo, codes) in zip(set.photos, await set.codes(threads: 2)) {
      if photo.expected.isSubset(of: codes) { counts[photo.source, default: 0] += 1 }
      #expect(photo.wrong(codes).isEmpty, "\(photo.path)")
    }
    for (source, count) in Self.pinned {
      #expect(counts[source, default: 0] >= count, "\(source)")
    }
  }

  @Test func negatives() async throws {
    let set = try PhotoSet(folder: PhotoSet.labelledFolder, manifest: "negatives.csv")
    let results = await set.results(threads: 2)
    for (photo, result) in zip(set.photos, results) {
      #expect(result?.barcodes.isEmpty != false, "\(photo.path)")
    }
    // Sixty-four of them show a symbol of a symbology that can be told.
    #expect(results.count { $0?.failure?.kind == .otherSymbology } >= 47)
  }

  /// Drawn symbols that an earlier reader read wrong.
  @Test func adversarial() async throws {
    let folder = PhotoSet.labelledFolder + "/adversarial"
    let labels = try PhotoSet(folder: folder, manifest: "labels.csv")
    let codes = await labels.codes(threads: 2)
    for (photo, codes) in zip(labels.photos, codes) {
      #expect(codes.isSubset(of: photo.expected), "\(photo.path)")
    }
    #expect(codes.count { !$0.isEmpty } >= 19)
    let negatives = try PhotoSet(folder: folder, manifest: "negatives.csv")
    for (photo, codes) in zip(negatives.photos, await negatives.codes(threads: 2)) {
      #expect(codes.isEmpty, "\(photo.path)")
    }
  }

  @Test func sameOnOneThreadAndOnTwo() async throws {
    let set = try PhotoSet(folder: PhotoSet.labelledFolder, manifest: "labels.csv")
    let one = await set.results(threads: 1)
    let two = await set.results(threads: 2)
    #expect(one == two)
  }
}
