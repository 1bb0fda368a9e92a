import BarcodeReading
import Foundation
import ImageDecoding
import Imaging
import TestSupport

/// How many photos were read, and how many codes no photo shows.
struct Tally: Equatable, CustomStringConvertible {
  var read = 0
  var wrong = 0

  var description: String { "\(read) read, \(wrong) wrong" }
}

/// Photos in memory: each is read hundreds of times.
struct LoadedPhotos: Sendable {
  private let photos: [(photo: PhotoSet.Photo, picture: LumaImage)]

  /// How many photos have a barcode.
  var count: Int { photos.count { !$0.photo.expected.isEmpty } }
  /// How many have none.
  var negativeCount: Int { photos.count - count }

  /// - Parameter every: takes every `every`-th photo of each list.
  init(folder: String, every: Int) throws {
    let lists = ["labels.csv", "negatives.csv"].filter {
      FileManager.default.fileExists(atPath: folder + "/" + $0)
    }
    let listed = try lists.flatMap { list in
      let photos = try PhotoSet(folder: folder, manifest: list).photos
      return stride(from: 0, to: photos.count, by: every).map { photos[$0] }
    }
    photos = listed.compactMap { photo in
      guard let bytes = FileManager.default.contents(atPath: photo.path) else { return nil }
      return (try? ImageDecoder().decode([UInt8](bytes))).map { (photo, $0.luma) }
    }
  }

  /// What a reader with some limits makes of them.
  func tally(_ limits: ReaderLimits, threads: Int) async -> Tally {
    var options = ReaderOptions()
    options.limits = limits
    let reader = BarcodeReader(options: options)
    return await withTaskGroup(of: Tally.self) { group in
      for thread in 0..<threads {
        group.addTask {
          stride(from: thread, to: photos.count, by: threads).reduce(into: Tally()) {
            tally, index in
            let (photo, picture) = photos[index]
            let codes = Set(reader.read(picture).barcodes.map(\.gtin.digits))
            tally.read += !photo.expected.isEmpty && photo.expected.isSubset(of: codes) ? 1 : 0
            tally.wrong += photo.wrong(codes).count
          }
        }
      }
      return await group.reduce(into: Tally()) {
        $0.read += $1.read
        $0.wrong += $1.wrong
      }
    }
  }
}
