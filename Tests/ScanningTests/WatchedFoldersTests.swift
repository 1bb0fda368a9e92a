import Files
import Glibc
import TestSupport
import Testing

@testable import Scanning

/// Photos as they arrive.
@Suite(.timeLimit(.minutes(20)))
struct WatchedFoldersTests {
  private let folder: TemporaryFolder
  private let picture = PNGFile(GrayPicture(width: 2, height: 2)).bytes

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> PhotoPath { PhotoPath(folder.path(name)) }

  @Test("what is there comes first, then what arrives; all else is noticed")
  func arrivals() async throws {
    try folder.write(picture, to: "a.png")
    var photos = try WatchedFolders([PhotoPath(folder.path)], stop: StopSignal())
    #expect(try await photos.next() == path("a.png"))
    let isReady = photos.isReady()
    #expect(!isReady)
    try folder.write(Array("text".utf8), to: "notes.txt")
    try folder.write(picture, to: "b.png")
    #expect(try await photos.next() == path("b.png"))
    #expect(photos.takeNotices() == [FolderNotice(path: path("notes.txt"), kind: .notAPhoto)])
  }

  @Test("a file that was renamed at once is told by its last name alone")
  func passingThrough() async throws {
    var photos = try WatchedFolders([PhotoPath(folder.path)], stop: StopSignal())
    let isReady = photos.isReady()
    #expect(!isReady)
    try folder.write(picture, to: "save.tmp.png")
    #expect(rename(folder.path("save.tmp.png"), folder.path("final.png")) == 0)
    #expect(try await photos.next() == path("final.png"))
    #expect(photos.takeNotices().isEmpty)
  }

  @Test("a stop and a cancellation end the wait at once, and nothing comes after a stop")
  func ends() async throws {
    let stop = StopSignal()
    let photos = try WatchedFolders([PhotoPath(folder.path)], stop: stop)
    let cancelled = Task {
      var photos = photos
      return try await photos.next()
    }
    cancelled.cancel()
    #expect(try await cancelled.value == nil)
    let stopped = Task {
      var photos = photos
      return try await photos.next()
    }
    stop.request()
    #expect(try await stopped.value == nil)
    try folder.write(picture, to: "late.png")
    var late = photos
    #expect(try await late.next() == nil)
  }
}
