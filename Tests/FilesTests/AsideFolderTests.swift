import Files
import Foundation
import Glibc
import TestSupport
import Testing

/// A folder for what is moved to its place later.
@Suite struct AsideFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }

  @Test("it is gone with its value, with all that is in it")
  func removed() throws {
    let outside = folder.path + "-outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try Data([1]).write(to: URL(fileURLWithPath: outside + "/kept"))
    do {
      let aside = try AsideFolder(in: PhotoPath(folder.path))
      try withExtendedLifetime(aside) {
        let inner = aside.path.appending(Array("inner".utf8)).description
        try FileManager.default.createDirectory(
          atPath: inner + "/deeper", withIntermediateDirectories: true)
        try Data([1]).write(to: URL(fileURLWithPath: inner + "/deeper/file"))
        symlink(outside, aside.file("link").description)
        #expect(try names.count == 1)
      }
    }
    #expect(try names == [])
    #expect(FileManager.default.fileExists(atPath: outside + "/kept"))
  }

  @Test("two are two, and neither takes the other for one that was left")
  func several() throws {
    let first = try AsideFolder(in: PhotoPath(folder.path))
    let second = try AsideFolder(in: PhotoPath(folder.path))
    AsideFile.removeLeftovers(in: PhotoPath(folder.path))
    withExtendedLifetime((first, second)) { #expect((try? names.count) == 2) }
  }

  @Test("one that a killed program left is removed by the next draft of either kind")
  func left() throws {
    for removes in [
      { _ = try AsideFolder(in: PhotoPath($0)) }, { _ = try AsideFile(PhotoPath($0 + "/x")) },
    ] as [(String) throws -> Void] {
      let left = folder.path + "/.vinylcrate-draft-left"
      try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
      try Data([1]).write(to: URL(fileURLWithPath: left + "/library.sqlite"))
      try removes(folder.path)
      #expect(try names == [])
    }
  }

  @Test("many at once are made and removed, and none of them fails")
  func concurrent() async throws {
    let path = PhotoPath(folder.path)
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<100 {
            let aside = try AsideFolder(in: path)
            let file = aside.file("x").description
            try Data([1]).write(to: URL(fileURLWithPath: file))
            #expect(FileManager.default.fileExists(atPath: file))
            withExtendedLifetime(aside) {}
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try names == [])
  }
}
