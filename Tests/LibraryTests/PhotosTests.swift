import Foundation
import GRDB
import Library
import Releases
import TestSupport
import Testing

/// The photos that show a release.
struct PhotosTests {
  private static func bytes(_ digits: String) -> Data {
    Data([UInt8(digits, radix: 16) ?? 0])
  }

  @Test("the photo of each copy comes first, then the others that were kept as that copy")
  func photos() async throws {
    let sample = try SampleLibrary()
    let release = ReleaseDetail(id: ReleaseID(source: .discogs, value: "1"), title: "Dub")
    let scans = [("aa", "/b.jpg"), ("bb", "/a.jpg"), ("cc", "/c.jpg")]
    try await sample.library.change { editor in
      for (hash, photo) in scans.dropLast() {
        _ = try editor.keepScan(
          NewItem(release: release, photo: Array(photo.utf8)), key: "\(hash) 0 name")
      }
      _ = try editor.keepScan(
        NewItem(release: release, photo: Array("/c.jpg".utf8)), key: "cc 0 name", isOwnCopy: true)
      return "kept"
    }
    try await DatabaseQueue(path: sample.folder.path("library.sqlite")).write { database in
      for (number, (hash, photo)) in scans.enumerated() {
        try database.execute(
          sql: """
            INSERT INTO scanContent (number, hash, reader, scanned) VALUES (?, ?, '', 0);
            INSERT INTO scanPhoto (path, content, size, modified) VALUES (?, ?, 1, 1)
            """, arguments: [number, Self.bytes(hash), Data(photo.utf8), number])
      }
    }
    let photos = try await sample.library.photos(of: release.id)
    #expect(photos.map { String(decoding: $0, as: UTF8.self) } == ["/b.jpg", "/a.jpg", "/c.jpg"])
    let none = try await sample.library.photos(of: ReleaseID(source: .discogs, value: "2"))
    #expect(none.isEmpty)
  }
}
