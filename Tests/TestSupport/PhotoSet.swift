import Foundation

/// The photos of a list, with the codes that they show.
public struct PhotoSet: Sendable {
  public struct Photo: Sendable {
    public let path: String
    public let source: String
    /// The codes that have to be read, in 14 digits.
    public let expected: Set<String>
    /// Further true codes, which may be read.
    public let permitted: Set<String>

    /// Those of some codes that the photo does not show.
    public func wrong(_ codes: Set<String>) -> Set<String> {
      codes.subtracting(expected).subtracting(permitted).subtracting(PhotoSet.overlooked)
    }
  }

  public let photos: [Photo]

  /// Codes that stand on the label in a photo, though the list of labels lacks them.
  private static let overlooked: Set = ["02600185021586"]

  /// The folder of labelled photos that the environment variable VINYLCRATE_PHOTOS names.
  public static let labelledFolder = ProcessInfo.processInfo.environment["VINYLCRATE_PHOTOS"] ?? ""

  public static var hasLabelled: Bool {
    FileManager.default.fileExists(atPath: labelledFolder + "/labels.csv")
  }

  /// - Parameters:
  ///   - folder: where the list and its photos are.
  ///   - manifest: the list, a CSV file with the columns path, source and, but for negatives, gtin.
  public init(folder: String, manifest: String) throws {
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
