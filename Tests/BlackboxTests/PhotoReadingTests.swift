import BarcodeReading
import Foundation
import ImageDecoding
import Testing

/// What is read in real photos, source by source, and that nothing wrong is.
///
/// The counts are pinned: a change that reads fewer has to say why.
@Suite(
  .enabled(if: PhotoSet.isThere, "VINYLCRATE_PHOTOS names no folder with labels.csv"),
  .serialized)
struct PhotoReadingTests {
  private static let pinned = [
    "artelab/Dataset1": 26,
    "artelab/Dataset2": 50,
    "isbn_ysu/data_test": 45,
    "openfoodfacts/off170": 48,
    "quagga2/ean": 10,
    "quagga2/upc": 10,
    "sleeves/easy": 2,
    "sleeves/hard": 1,
    "sleeves/medium": 2,
    "zxing-cpp/ean8-1": 1,
    "zxing/ean13-2": 28,
    "zxing/ean13-3": 55,
    "zxing/ean13-5": 15,
    "zxing/ean8-1": 8,
    "zxing/upca-1": 21,
    "zxing/upca-2": 52,
    "zxing/upce-1": 3,
    "zxing/upce-3": 10,
  ]

  /// Codes that stand on the label in the photo, though the list of labels lacks them.
  private static let overlooked: Set = ["02600185021586"]

  @Test func positives() async throws {
    let photos = try PhotoSet(manifest: "labels.csv").photos
    let read = await Self.codes(in: photos, threads: 2)
    var counts: [String: Int] = [:]
    for (photo, codes) in zip(photos, read) {
      if photo.expected.isSubset(of: codes) { counts[photo.source, default: 0] += 1 }
      let wrong = codes.subtracting(photo.expected).subtracting(photo.permitted)
        .subtracting(Self.overlooked)
      #expect(wrong.isEmpty, "\(photo.path)")
    }
    for (source, count) in Self.pinned {
      #expect(counts[source, default: 0] >= count, "\(source)")
    }
  }

  @Test func negatives() async throws {
    let photos = try PhotoSet(manifest: "negatives.csv").photos
    let read = await Self.codes(in: photos, threads: 2)
    for (photo, codes) in zip(photos, read) { #expect(codes.isEmpty, "\(photo.path)") }
  }

  @Test func sameOnOneThreadAndOnTwo() async throws {
    let photos = try PhotoSet(manifest: "labels.csv").photos
    let one = await Self.results(in: photos, threads: 1)
    let two = await Self.results(in: photos, threads: 2)
    #expect(one == two)
  }

  private static func codes(in photos: [PhotoSet.Photo], threads: Int) async -> [Set<String>] {
    await results(in: photos, threads: threads).map { result in
      Set(result?.barcodes.map(\.gtin.digits) ?? [])
    }
  }

  private static func results(
    in photos: [PhotoSet.Photo], threads: Int
  ) async -> [ReaderResult?] {
    let paths = photos.map(\.path)
    return await withTaskGroup(of: [(Int, ReaderResult?)].self) { group in
      for thread in 0..<threads {
        group.addTask {
          stride(from: thread, to: paths.count, by: threads).map { ($0, read(paths[$0])) }
        }
      }
      return await group.reduce(into: [ReaderResult?](repeating: nil, count: paths.count)) {
        for (index, result) in $1 { $0[index] = result }
      }
    }
  }

  private static func read(_ path: String) -> ReaderResult? {
    guard let bytes = FileManager.default.contents(atPath: path),
      let image = try? ImageDecoder().decode([UInt8](bytes))
    else { return nil }
    return BarcodeReader().read(image.luma)
  }
}
