import Foundation
import Glibc
import SystemPackage
import TestSupport
import Testing

@testable import Files

/// Files that are written aside and put in their place.
struct AsideFileTests {
  private let folder: TemporaryFolder
  private let permissions: FilePermissions = .ownerReadWrite

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private func replace(_ path: String, with text: String) throws(AsideFile.Failure) {
    let file = try AsideFile(PhotoPath(path))
    try file.write(text)
    try file.finish()
  }

  @Test("what was there stays until all is written, and is then replaced as a whole")
  func replaced() throws {
    try folder.write(Array("old".utf8), to: "a")
    let file = try AsideFile(PhotoPath(folder.path("a")))
    try file.write("new ")
    try file.write([0x78, 0x79])
    #expect(try text("a") == "old")
    try file.finish()
    #expect(try text("a") == "new xy")
    #expect(try names() == ["a"])
  }

  private func named(_ name: String, draft: String = ".draft") throws(AsideFile.Failure)
    -> AsideFile
  {
    try AsideFile(
      PhotoPath(folder.path(name)), permissions: permissions, draftName: draft, isNamed: true)
  }

  @Test("a draft that is not finished is gone, and what was there stays")
  func unfinished() throws {
    try folder.write(Array("old".utf8), to: "a")
    do {
      let file = try named("a")
      try file.write("new")
      #expect(try names() == [".draft", "a"])
    }
    #expect(try names() == ["a"])
    #expect(try text("a") == "old")
  }

  @Test(
    "a draft has no name while it is written, so that a killed program leaves none behind",
    .enabled(if: Self.knowsUnnamedFiles, "the file system cannot do it"))
  func unnamed() throws {
    let file = try AsideFile(PhotoPath(folder.path("a")))
    try file.write("new")
    #expect(try names().isEmpty)
    try file.finish()
    #expect(try names() == ["a"])
    #expect(try text("a") == "new")
  }

  private static var knowsUnnamedFiles: Bool {
    let place = FileDescriptor.unnamed(in: PhotoPath(NSTemporaryDirectory()), .ownerReadWrite)
    defer { try? place?.close() }
    return place != nil
  }

  @Test("where a draft needs a name, it is moved to its place under that")
  func namedDraft() throws {
    try folder.write(Array("old".utf8), to: "a")
    let file = try named("a")
    try file.write("new")
    try file.finish()
    #expect(try names() == ["a"])
    #expect(try text("a") == "new")
  }

  @Test("what has come to its place meanwhile stays where it is not to be replaced")
  func replacesNothing() throws {
    for isNamed in [false, true] {
      let name = "\(isNamed)"
      func draft() throws(AsideFile.Failure) -> AsideFile {
        let file = try AsideFile(
          PhotoPath(folder.path(name)), permissions: permissions, draftName: ".draft",
          isNamed: isNamed)
        try file.write("new")
        return file
      }
      try draft().finish(replaces: false)
      #expect(try text(name) == "new")
      try folder.write(Array("mine".utf8), to: name)
      let failure = AsideFile.Failure(
        path: PhotoPath(folder.path(name)), cause: .system(.fileExists))
      #expect(throws: failure) { try draft().finish(replaces: false) }
      #expect(try text(name) == "mine")
    }
    #expect(try names() == ["false", "true"])
  }

  @Test("drafts have names of their own, not to be guessed")
  func draftNames() {
    let names = Set((0..<50).map { _ in FileDrafts.newName() })
    #expect(names.count == 50)
    // 128 random bits: among fifty, the shortest has more than half of its digits.
    #expect(names.allSatisfy { $0.hasPrefix(".vinylcrate-draft-") && $0.count > 31 })
  }

  @Test("what a killed program left is removed by the next draft; all else stays")
  func leftovers() throws {
    let left = FileDrafts.newName()
    try folder.write([1], to: left)
    let written = try named("b", draft: FileDrafts.newName())
    let (linked, link, pipe) = (FileDrafts.newName(), FileDrafts.newName(), FileDrafts.newName())
    try folder.write([1], to: linked)
    #expect(Glibc.link(folder.path(linked), folder.path("mine")) == 0)
    symlink("mine", folder.path(link))
    mkfifo(folder.path(pipe), 0o600)
    try folder.write([1], to: ".draft")
    let before = Set(try names())
    try replace(folder.path("a"), with: "new")
    #expect(Set(try names()) == before.subtracting([left]).union(["a"]))
    try written.finish()
    #expect(try names().contains("b"))
  }

  @Test("a draft that was taken for a leftover before it was locked is made again")
  func raced() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<200 { AsideFile.removeLeftovers(in: PhotoPath(folder.path)) } }
      }
      for number in 0..<200 {
        group.addTask {
          #expect(throws: Never.self) {
            let file = try named("\(number)", draft: FileDrafts.newName())
            try file.finish()
          }
        }
      }
    }
    #expect(try names().count == 200)
  }

  @Test("drafts of one file keep apart")
  func severalDrafts() throws {
    let files = try (0..<50).map { _ in try AsideFile(PhotoPath(folder.path("a"))) }
    for (number, file) in files.enumerated() { try file.write("\(number)") }
    try files[7].finish()
    #expect(try text("a") == "7")
    try files[3].finish()
    #expect(try text("a") == "3")
  }

  @Test("a link or a file that was planted under a draft's name is never written through")
  func planted() throws {
    let mine = try folder.write(Array("mine".utf8), to: "mine")
    symlink(mine, folder.path("link"))
    symlink(folder.path("nothing"), folder.path("dangling"))
    for name in ["mine", "link", "dangling"] {
      let failure = AsideFile.Failure(
        path: PhotoPath(folder.path("a")), cause: .system(.fileExists))
      #expect(throws: failure) {
        try named("a", draft: name)
      }
      #expect(throws: failure) {
        let file = try AsideFile(
          PhotoPath(folder.path("a")), permissions: permissions, draftName: name)
        try file.write("new")
        try file.finish()
      }
    }
    #expect(try text("mine") == "mine")
    #expect(try names() == ["dangling", "link", "mine"])
  }

  @Test("a link stays, and what it leads to is replaced in its own folder")
  func link() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("deep"), withIntermediateDirectories: false)
    try folder.write(Array("old".utf8), to: "deep/a")
    symlink("deep/a", folder.path("link"))
    symlink("link", folder.path("second"))
    try replace(folder.path("second"), with: "new")
    #expect(try text("deep/a") == "new")
    #expect((try? Stat(PhotoPath(folder.path("link")), followsLinks: false).type) == .symbolicLink)
    #expect(
      (try? Stat(PhotoPath(folder.path("second")), followsLinks: false).type) == .symbolicLink)
    #expect(try names() == ["deep", "link", "second"])
  }

  @Test("a link that leads nowhere is replaced itself")
  func brokenLink() throws {
    symlink("nowhere", folder.path("link"))
    try replace(folder.path("link"), with: "new")
    #expect(try text("link") == "new")
    #expect(try names() == ["link"])
  }

  @Test("a name that is not UTF-8")
  func bytes() throws {
    let path = PhotoPath(folder.path).appending([0xFF, 0xFE])
    let file = try AsideFile(path)
    try file.write("new")
    try file.finish()
    #expect(FileStamp(of: path)?.size == 3)
    _ = path.withFileSystemName { unlink($0) }
  }

  @Test("a private file is never more than private, whatever stood there")
  func permissionBits() throws {
    let path = try folder.write(Array("old".utf8), to: "a")
    chmod(path, 0o666)
    let file = try AsideFile(PhotoPath(path), permissions: .ownerReadWrite)
    try file.finish()
    #expect(try Stat(PhotoPath(path)).permissions == .ownerReadWrite)
    let draft = try named("a")
    #expect(try Stat(PhotoPath(folder.path(".draft"))).permissions == .ownerReadWrite)
    try draft.finish()
  }
}
