import Foundation

/// Labelled photos in a folder of their own, named by the environment variable VINYLCRATE_PHOTOS; the
/// tests on them are skipped where it is not set.
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

  static let folder = ProcessInfo.processInfo.environment["VINYLCRATE_PHOTOS"]

  static var isThere: Bool {
    folder.map { FileManager.default.fileExists(atPath: $0 + "/labels.csv") } ?? false
  }

  /// - Parameter manifest: a CSV file with the columns path, source and, but for negatives, gtin.
  init(manifest: String) throws {
    let folder = Self.folder ?? ""
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
