import Foundation

/// Real releases of Discogs and MusicBrainz, which are no part of the project.
public enum RealReleases {
  /// The folder that the environment variable VINYLCRATE_REAL_RELEASES names.
  public static let folder = ProcessInfo.processInfo.environment["VINYLCRATE_REAL_RELEASES"] ?? ""

  public static let missing = "VINYLCRATE_REAL_RELEASES names no folder with discogs-dump"

  /// A reply of a source, such as "discogs-api/releases__1.json".
  public static func reply(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: folder + "/" + name))
  }

  public static var areThere: Bool { FileManager.default.fileExists(atPath: discogs) }

  /// A thousand releases in Discogs' form of August 2020.
  public static let discogs = folder + "/discogs-dump/discogs_20200806_releases.xml.gz"

  /// A file of Discogs' other dumps: artists, labels or masters.
  public static func discogs(_ kind: String) -> String {
    folder + "/discogs-dump/discogs_20200806_\(kind).xml.gz"
  }

  /// Releases as MusicBrainz' web service writes them, a file each.
  public static var musicBrainz: [String] {
    let folder = folder + "/musicbrainz-ws2-json"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("eval_release_") }.sorted().map { folder + "/" + $0 }
  }

  /// The JSON of a file on one line, as in a dump.
  public static func line(of path: String) throws -> [UInt8] {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    return Array(try JSONSerialization.data(withJSONObject: value))
  }
}
