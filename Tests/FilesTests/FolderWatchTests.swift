import Foundation
import Glibc
import SystemPackage
import TestSupport
import Testing

@testable import Files

/// What happens in folders, and folders themselves.
struct FolderWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try make("in/deep")
  }

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(name), withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> PhotoPath { PhotoPath(folder.path(name)) }

  private func watch() throws -> FolderWatch {
    var watch = try FolderWatch([path("in")])
    #expect(watch.add(path("in")).isEmpty)
    return watch
  }

  @Test("a file is told when its writer closes it, in folders inside folders too")
  func closed() throws {
    var watch = try watch()
    let descriptor = open(folder.path("in/deep/a"), O_CREAT | O_WRONLY, 0o600)
    #expect(write(descriptor, [1], 1) == 1)
    #expect(try watch.events().isEmpty)
    #expect(FileLease.isBeingWritten(path("in/deep/a")))
    close(descriptor)
    #expect(watch.descriptor.isReadable)
    #expect(try watch.events() == [.file(path("in/deep/a"))])
    #expect(!FileLease.isBeingWritten(path("in/deep/a")))
    #expect(try watch.events().isEmpty)
  }

  @Test("what is moved in and links are told, what is hidden is not")
  func moved() throws {
    var watch = try watch()
    try folder.write([1], to: "aside")
    try folder.write([1], to: "in/.hidden")
    #expect(rename(folder.path("aside"), folder.path("in/b")) == 0)
    symlink("b", folder.path("in/c"))
    #expect(try watch.events() == [.file(path("in/b")), .file(path("in/c"))])
  }

  @Test("a new folder is told; what comes into it, when it is watched")
  func newFolder() throws {
    var watch = try watch()
    try make("in/new")
    #expect(try watch.events() == [.folder(path("in/new"))])
    #expect(watch.add(path("in/new")).isEmpty)
    let name: [UInt8] = [0xFF, 0x0A]
    let file = path("in/new").appending(name)
    close(file.withFileSystemName { open($0, O_CREAT | O_WRONLY, 0o600) })
    #expect(try watch.events() == [.file(file)])
    _ = file.withFileSystemName { unlink($0) }
  }

  @Test("a folder that is moved away is watched no more, one that is moved back is told anew")
  func movedAway() throws {
    try make("in/deep/deeper")
    try make("in/deep-other")
    var watch = try watch()
    #expect(rename(folder.path("in/deep"), folder.path("aside")) == 0)
    #expect(try watch.events() == [])
    try folder.write([1], to: "aside/a")
    try folder.write([1], to: "aside/deeper/a")
    #expect(try watch.events() == [])
    try folder.write([1], to: "in/deep-other/a")
    #expect(try watch.events() == [.file(path("in/deep-other/a"))])
    #expect(rename(folder.path("aside"), folder.path("in/new")) == 0)
    #expect(try watch.events() == [.folder(path("in/new"))])
    #expect(watch.add(path("in/new")).isEmpty)
    try folder.write([1], to: "in/new/deeper/b")
    #expect(try watch.events() == [.file(path("in/new/deeper/b"))])
  }

  /// What is told after a change, where what is there again is watched at once as by a caller.
  private func told(by watch: inout FolderWatch) throws -> [FolderWatch.Event] {
    let events = try watch.events()
    for case .folder(let path) in events { #expect(watch.add(path).isEmpty) }
    return events
  }

  @Test("a root that is removed and made again is told both times, and watched again")
  func rootRemoved() throws {
    var watch = try watch()
    for _ in 0..<2 {
      try FileManager.default.removeItem(atPath: folder.path("in"))
      #expect(try told(by: &watch) == [.gone(path("in"))])
      try make("in")
      #expect(try told(by: &watch) == [.folder(path("in"))])
      try folder.write([1], to: "in/a")
      #expect(try told(by: &watch) == [.file(path("in/a"))])
    }
    try FileManager.default.removeItem(atPath: folder.path("in"))
    try make("in")
    #expect(try told(by: &watch) == [.folder(path("in"))], "nobody has to know that it was gone")
    try folder.write([1], to: "in/b")
    #expect(try told(by: &watch) == [.file(path("in/b"))])
  }

  @Test("a root that is removed while somebody is in it, or moved and made again")
  func rootMoved() throws {
    var watch = try watch()
    let held = open(folder.path("in"), O_RDONLY | O_DIRECTORY)
    try FileManager.default.removeItem(atPath: folder.path("in"))
    #expect(try told(by: &watch) == [.gone(path("in"))])
    try make("in")
    #expect(try told(by: &watch) == [.folder(path("in"))])
    close(held)
    #expect(try told(by: &watch) == [])
    #expect(rename(folder.path("in"), folder.path("moved")) == 0)
    #expect(try told(by: &watch) == [.gone(path("in"))])
    try folder.write([1], to: "moved/a")
    #expect(try told(by: &watch) == [])
    try make("aside/new")
    #expect(rename(folder.path("aside"), folder.path("in")) == 0)
    #expect(try told(by: &watch) == [.folder(path("in"))])
    try folder.write([1], to: "in/new/b")
    #expect(try told(by: &watch) == [.file(path("in/new/b"))])
  }

  @Test("a root is waited for though the folders around it are removed too")
  func surroundingsRemoved() throws {
    try make("out/er/root")
    var watch = try FolderWatch([path("out/er/root"), path("out/er/root/in")])
    #expect(watch.add(path("out/er/root")).isEmpty)
    try FileManager.default.removeItem(atPath: folder.path("out"))
    #expect(try told(by: &watch).contains(.gone(path("out/er/root"))))
    try make("out/er")
    #expect(try told(by: &watch) == [])
    try make("out/er/root/in")
    let events = try told(by: &watch)
    #expect(events.contains(.folder(path("out/er/root"))))
    #expect(events.contains(.folder(path("out/er/root/in"))))
    try folder.write([1], to: "out/er/root/a")
    try folder.write([1], to: "out/er/root/in/b")
    #expect(
      try told(by: &watch) == [
        .file(path("out/er/root/a")), .file(path("out/er/root/in/b")),
      ])
  }

  @Test(
    "a disk that is unmounted ends the watch",
    .enabled(if: SmallDisk.isAvailable, "mounting a small disk takes root"))
  func unmounted() throws {
    var disk: SmallDisk? = try SmallDisk(kibibytes: 64)
    let root = PhotoPath(try #require(disk).folder.path)
    var watch = try FolderWatch([root])
    #expect(watch.add(root).isEmpty)
    disk = nil
    #expect(throws: FileProblem.failed("the disk of \(root) was unmounted")) {
      try watch.events()
    }
  }

  @Test("the folders in a folder, itself first, each once though a link leads back")
  func tree() throws {
    try make("in/b")
    try folder.write([1], to: "in/file")
    symlink(folder.path("in"), folder.path("in/deep/up"))
    var tree = FolderTree(path("in"))
    var found: [PhotoPath] = []
    while let next = tree.next() { found.append(next) }
    #expect(found == [path("in"), path("in/b"), path("in/deep")])
  }

  @Test("what stands behind a name")
  func entries() throws {
    try folder.write([1], to: "file")
    symlink("file", folder.path("link"))
    symlink("nowhere", folder.path("broken"))
    symlink("self", folder.path("self"))
    #expect(FolderEntry(path("in")) == .folder)
    #expect(FolderEntry(path("file")) == .file)
    #expect(FolderEntry(path("link")) == .file)
    #expect(FolderEntry(path("broken")) == .brokenLink)
    #expect(FolderEntry(path("self")) == .brokenLink)
    #expect(FolderEntry(PhotoPath("/dev/null")) == .other)
    #expect(FolderEntry(path("none")) == .unreadable(.missing))
    #expect(FolderEntry(path("file/none")) == .unreadable(.missing))
  }
}
