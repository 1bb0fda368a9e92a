import Foundation

/// The photos of a list, with the codes that they show.
struct PhotoSet {
  struct Photo {
    let path: String
    let source: String
    /// The codes that have to be read, in 14 digits.
    let expected: Set<String>
    /// Further true codes, which may be read.
    let permitted: Set<String>
  }

  let photos: [Photo]

  /// The folder of labelled photos that the environment variable VINYLCRATE_PHOTOS names.
  static let labelledFolder = ProcessInfo.processInfo.environment["VINYLCRATE_PHOTOS"] ?? ""

  static var hasLabelled: Bool {
    FileManager.default.fileExists(atPath: labelledFolder + "/labels.csv")
  }

  /// - Parameters:
  ///   - folder: where the list and its photos are.
  ///   - manifest: the list, a CSV file with the columns path, source and, but for negatives, gtin.
  init(folder: String, manifest: String) throws {
    let text = try String(contentsOfFile: folder + "/" + manifest, encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let columns = lines.first ?? []
    photos = lines.dropFirst().map { cells in
      func cell(_ name: String) -> String {
        columns.firstIndex(of: name).map { cells[$0] } ?? ""
      }
      func codes(_ name: String) -> Set<String> {
        Set(
          cell(name).split(separator: ";")
            .map { String(repeating: "0", count: max(0, 14 - $0.count)) + $0 })
      }
      return Photo(
        path: folder + "/" + cell("path"), source: cell("source"), expected: codes("gtin"),
        permitted: codes("also_visible"))
    }
  }
}
