import Foundation
import Glibc
import SystemPackage
import TestSupport
import Testing

@testable import Files

/// Places where no file can be written.
struct AsideFileRefusalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func replace(_ path: String, with text: String) throws(AsideFile.Failure) {
    let file = try AsideFile(PhotoPath(path))
    try file.write(text)
    try file.finish()
  }

  @Test("a folder, a pipe and a device are no place for a file")
  func noFile() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for path in [folder.path, folder.path("pipe"), "/dev/null"] {
      let failure = AsideFile.Failure(path: PhotoPath(path), cause: .notARegularFile)
      #expect(throws: failure) { try replace(path, with: "new") }
      #expect(failure.reason == "\(path): is not a regular file")
      #expect(failure.remedy == .chooseAnother(.file))
    }
    #expect(try names() == ["pipe"])
  }

  @Test("a folder that is not there, a name that is too long: told before anything is written")
  func impossible() throws {
    let long = folder.path(String(repeating: "a", count: 256))
    for (path, code) in [
      (folder.path("none/a"), Errno.noSuchFileOrDirectory),
      (long, .fileNameTooLong), ("", .noSuchFileOrDirectory),
    ] {
      let failure = AsideFile.Failure(path: PhotoPath(path), cause: .system(code))
      #expect(throws: failure) { try AsideFile(PhotoPath(path)) }
      let hasAdvice =
        code == .fileNameTooLong
        ? failure.remedy == .chooseAnotherName
        : failure.remedy == .makeFolderOrChooseAnother(.file)
      #expect(hasAdvice)
    }
    #expect(try names().isEmpty)
  }

  @Test("a name as long as the system takes")
  func longName() throws {
    let name = String(repeating: "a", count: 255)
    try replace(folder.path(name), with: "new")
    #expect(try folder.text(of: name) == "new")
  }

  @Test("a folder that may not be written to", .enabled(if: geteuid() != 0, "root may write all"))
  func readOnlyFolder() throws {
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let path = PhotoPath(folder.path("a"))
    #expect(throws: AsideFile.Failure(path: path, cause: .system(.permissionDenied))) {
      try AsideFile(path)
    }
  }

  @Test("a file system that takes no files")
  func readOnlyFileSystem() {
    #expect(throws: AsideFile.Failure.self) { try AsideFile(PhotoPath("/sys/a")) }
  }

  @Test(
    "a full disk is told, the draft is gone and what was there stays",
    .enabled(if: SmallDisk.isAvailable, "mounting a small disk takes root"))
  func fullDisk() throws {
    let disk = try SmallDisk(kibibytes: 64)
    try disk.folder.write(Array("old".utf8), to: "a")
    let path = PhotoPath(disk.folder.path("a"))
    #expect(throws: AsideFile.Failure(path: path, cause: .system(.noSpace))) {
      let file = try AsideFile(path)
      try file.write([UInt8](repeating: 1, count: 1 << 20))
      try file.finish()
    }
    #expect(try String(contentsOfFile: disk.folder.path("a"), encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder.path) == ["a"])
  }

  @Test("a folder that is taken away meanwhile is told, and what was moved stays whole")
  func folderGone() throws {
    let inside = folder.path("in")
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
    let file = try AsideFile(PhotoPath(inside + "/a"))
    try file.write("new")
    #expect(rename(inside, folder.path("moved")) == 0)
    let failure = AsideFile.Failure(
      path: PhotoPath(inside + "/a"), cause: .system(.noSuchFileOrDirectory))
    #expect(throws: failure) { try file.finish() }
  }
}
