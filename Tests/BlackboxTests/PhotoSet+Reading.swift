import BarcodeReading
import Foundation
import ImageDecoding
import TestSupport

extension PhotoSet {
  /// The codes read in each photo, in 14 digits; none where a photo cannot be decoded.
  func codes(threads: Int) async -> [Set<String>] {
    await results(threads: threads).map { result in
      Set(result?.barcodes.map(\.gtin.digits) ?? [])
    }
  }

  /// What the reader says of each photo; nil where it cannot be decoded.
  func results(threads: Int) async -> [ReaderResult?] {
    let paths = photos.map(\.path)
    return await withTaskGroup(of: [(Int, ReaderResult?)].self) { group in
      for thread in 0..<threads {
        group.addTask {
          stride(from: thread, to: paths.count, by: threads).map { ($0, Self.read(paths[$0])) }
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
