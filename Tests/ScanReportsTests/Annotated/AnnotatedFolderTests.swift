import Files
import Foundation
import ScanReports
import TestSupport
import Testing

@testable import Scanning

/// The folder that annotated copies go to.
struct AnnotatedFolderTests {
  private let parent: TemporaryFolder

  init() throws {
    parent = try TemporaryFolder()
  }

  private func outcome(_ path: String) -> ScanOutcome {
    var outcome = SampleOutcome.read(path: PhotoPath(path), releases: [SampleOutcome.record])
    let bytes = PNGFile(GrayPicture(width: 200, height: 150)).bytes
    outcome.previewSource = PreviewSource(bytes: bytes, page: nil)
    return outcome
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parent.path(folder)).sorted()
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: parent.path(name)))
  }

  @Test("it is made with all that it is in, and holds a JPEG for each photo")
  func made() throws {
    let folder = try AnnotatedFolder(PhotoPath(parent.path("new/and/deep/")))
    try folder.add(outcome("front.jpg"))
    #expect(try names(in: "new/and/deep") == ["front.jpg.annotated.jpg"])
    #expect(try bytes("new/and/deep/front.jpg.annotated.jpg").starts(with: [0xFF, 0xD8, 0xFF]))
    var unreadable = outcome("other.jpg")
    unreadable.previewSource = nil
    try folder.add(unreadable)
    #expect(try names(in: "new/and/deep").count == 1)
  }

  @Test("photos of the same name keep apart, the same photo again takes its own place")
  func sameNames() throws {
    let folder = try AnnotatedFolder(PhotoPath(parent.path("seen")))
    for _ in 0..<3 {
      try folder.add(outcome("a/front.jpg"))
      try folder.add(outcome("b/front.jpg"))
    }
    let found = try names(in: "seen")
    #expect(found.count == 2)
    #expect(found.contains("front.jpg.annotated.jpg"))
  }

  @Test("nothing else is ever overwritten: a file, a link, a folder")
  func foreign() throws {
    let folder = try AnnotatedFolder(PhotoPath(parent.path("seen")))
    let mine = try parent.write(Array("mine".utf8), to: "seen/front.jpg.annotated.jpg")
    try folder.add(outcome("front.jpg"))
    #expect(try names(in: "seen").count == 2)

    let target = try parent.write(Array("target".utf8), to: "target")
    let second = try #require(try names(in: "seen").first { $0 != "front.jpg.annotated.jpg" })
    try FileManager.default.removeItem(atPath: parent.path("seen/" + second))
    try FileManager.default.createSymbolicLink(
      atPath: parent.path("seen/" + second), withDestinationPath: target)
    let taken = AnnotationError.occupied(parent.path("seen/" + second))
    #expect(throws: taken) { try folder.add(outcome("front.jpg")) }
    try FileManager.default.removeItem(atPath: parent.path("seen/" + second))
    try FileManager.default.createDirectory(
      atPath: parent.path("seen/" + second), withIntermediateDirectories: false)
    #expect(throws: taken) { try folder.add(outcome("front.jpg")) }
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "target")
  }

  @Test("a file cannot be the folder, nor what is in one")
  func impossible() throws {
    try parent.write([], to: "file")
    for name in ["file", "file/deeper", ""] {
      let path = name.isEmpty ? "" : parent.path(name)
      #expect(throws: AnnotationError.self) { try AnnotatedFolder(PhotoPath(path)) }
    }
  }

  @Test("a photo that cannot be shown is an error of its own")
  func notShown() throws {
    let folder = try AnnotatedFolder(PhotoPath(parent.path("seen")))
    var broken = outcome("front.jpg")
    broken.previewSource = PreviewSource(bytes: [1, 2, 3], page: nil)
    #expect(throws: AnnotationError.picture(PhotoPath("front.jpg"), .unknownFormat)) {
      try folder.add(broken)
    }
    #expect(try names(in: "seen").isEmpty)
  }
}
