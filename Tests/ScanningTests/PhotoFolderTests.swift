import Files
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Scanning

/// The photos in folders.
struct PhotoFolderTests {
  private let folder: TemporaryFolder
  private let picture = PNGFile(GrayPicture(width: 2, height: 2)).bytes

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ names: [String]) throws {
    for name in names {
      let path = folder.path(name)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try folder.write(picture, to: name)
    }
  }

  private func walk(
    _ name: String = "", shard: FolderShard? = nil
  ) -> (photos: [String], notices: [FolderNotice]) {
    let root = name.isEmpty ? folder.path : folder.path(name)
    var names = PhotoFolder([PhotoPath(root)], shard: shard)
    var (photos, notices): ([String], [FolderNotice]) = ([], [])
    while let path = names.next() {
      photos.append(String(path.description.dropFirst(folder.path.count + 1)))
      notices += names.takeNotices()
    }
    return (photos, notices + names.takeNotices())
  }

  @Test("folders inside folders, each in the order of its names' bytes; hidden ones are left out")
  func order() throws {
    try make(["b.png", "a/z.png", "a/b/c.png", "a/a.png", "B.png", ".x.png", ".h/y.png", "ä.png"])
    let (photos, notices) = walk()
    #expect(photos == ["B.png", "a/a.png", "a/b/c.png", "a/z.png", "b.png", "ä.png"])
    #expect(notices.isEmpty)
  }

  @Test("what begins like a picture or is called like one is a photo, all else is noticed")
  func kinds() throws {
    try make(["nameless", "odd.txt"])
    try folder.write(Array("text".utf8), to: "cut.JPG")
    try folder.write(Array("text".utf8), to: "notes.txt")
    try folder.write([], to: "empty")
    #expect(mkfifo(folder.path("pipe.png"), 0o600) == 0)
    let (photos, notices) = walk()
    #expect(photos == ["cut.JPG", "nameless", "odd.txt"])
    #expect(notices.map(\.kind) == [.notAPhoto, .notAPhoto, .notAPhoto])
  }

  @Test("links are followed, a broken one and one that leads back are noticed")
  func links() throws {
    try make(["real/a.png"])
    symlink(folder.path("real"), folder.path("link"))
    symlink(folder.path("nowhere"), folder.path("broken.png"))
    symlink(folder.path("self"), folder.path("self"))
    symlink(folder.path, folder.path("real/up"))
    let (photos, notices) = walk()
    #expect(photos == ["link/a.png", "real/a.png"])
    let kinds = notices.map {
      "\($0.path.description.dropFirst(folder.path.count + 1)) \($0.kind)"
    }
    #expect(
      kinds == ["broken.png brokenLink", "link/up loop", "real/up loop", "self brokenLink"])
    #expect(notices.map(\.isFailure) == [true, false, false, true])
  }

  @Test("a folder that cannot be listed is noticed", .enabled(if: geteuid() != 0, "root may all"))
  func permission() throws {
    try make(["a.png", "closed/b.png"])
    chmod(folder.path("closed"), 0)
    defer { chmod(folder.path("closed"), 0o700) }
    let (photos, notices) = walk()
    #expect(photos == ["a.png"])
    #expect(notices.map(\.kind) == [.unreadable(.permissionDenied)])
  }

  @Test("a folder that goes away while it is walked is noticed, and the walk goes on")
  func vanishes() throws {
    try make(["a/a.png", "b/b.png", "c.png"])
    var names = PhotoFolder([PhotoPath(folder.path("gone")), PhotoPath(folder.path)])
    var photos: [String] = []
    while let path = names.next() {
      if photos.isEmpty { try FileManager.default.removeItem(atPath: folder.path("b")) }
      photos.append((path.description as NSString).lastPathComponent)
    }
    #expect(photos == ["a.png", "c.png"])
    let notices = names.takeNotices()
    #expect(notices.map(\.kind) == [.unreadable(.missing), .unreadable(.missing)])
  }

  @Test("names are bytes: line breaks, and what is not UTF-8")
  func bytes() throws {
    let names: [[UInt8]] = [Array("a\nb.png".utf8), [0xFF, 0xE9, 0x2E, 0x70, 0x6E, 0x67]]
    for name in names {
      let path = PhotoPath(folder.path).appending(name)
      let descriptor = path.withFileSystemName { open($0, O_CREAT | O_WRONLY, 0o600) }
      #expect(descriptor >= 0)
      close(descriptor)
    }
    var found = PhotoFolder([PhotoPath(folder.path + "/")])
    #expect([found.next(), found.next()] == names.map { PhotoPath(folder.path).appending($0) })
    for name in names {
      _ = PhotoPath(folder.path).appending(name).withFileSystemName { unlink($0) }
    }
  }

  @Test("shards are disjoint and make the whole; photos of one record are in the same one")
  func shards() throws {
    try make((0..<60).flatMap { ["s\($0)x-front.png", "s\($0)x-back.png", "d/s\($0)x.png"] })
    let whole = walk().photos
    let shards = (1...7).map { walk(shard: FolderShard("\($0)/7")).photos }
    #expect(shards.flatMap { $0 }.sorted() == whole.sorted())
    #expect(shards.allSatisfy { $0.count > 5 })
    for shard in shards {
      #expect(
        shard.count { $0.hasSuffix("-front.png") } == shard.count { $0.hasSuffix("-back.png") })
    }
  }

  @Test(
    "a shard is a number of so many",
    arguments: ["0/3", "4/3", "1", "1/", "/3", "a/b", "1/2/3", "-1/2", ""])
  func badShards(text: String) {
    #expect(FolderShard(text) == nil)
  }
}
