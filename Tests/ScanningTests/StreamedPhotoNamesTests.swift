import Foundation
import Glibc
import Scanning
import TestSupport
import Testing

/// Names that come in on a stream.
struct StreamedPhotoNamesTests {
  private func names(_ bytes: [UInt8], separator: UInt8 = 10) throws -> [PhotoPath] {
    let pipe = Pipe()
    pipe.write(bytes)
    pipe.finish()
    var names = StreamedPhotoNames(descriptor: pipe.reading, separator: separator)
    var found: [PhotoPath] = []
    while let name = try names.next() { found.append(name) }
    try expectNext(nil, &names)
    return found
  }

  private func names(_ text: String, separator: UInt8 = 10) throws -> [String] {
    try names(Array(text.utf8), separator: separator).map(\.description)
  }

  @Test("names in lines, the last with or without a line feed")
  func lines() throws {
    #expect(try names("a.jpg\nb c.jpg\n") == ["a.jpg", "b c.jpg"])
    #expect(try names("a.jpg\nb c.jpg") == ["a.jpg", "b c.jpg"])
    #expect(try names("\n\na.jpg\n\n\nb.jpg\n\n") == ["a.jpg", "b.jpg"], "empty lines are none")
    #expect(try names("").isEmpty)
    #expect(try names("\n").isEmpty)
  }

  @Test("names ended by a zero byte may hold line feeds")
  func zeros() throws {
    #expect(try names("a\nb.jpg\0c.jpg\0", separator: 0) == ["a\nb.jpg", "c.jpg"])
    #expect(try names("a.jpg\0\0c.jpg", separator: 0) == ["a.jpg", "c.jpg"])
  }

  @Test("a hyphen in a list is a file of that name, never standard input")
  func hyphen() throws {
    #expect(try names("-\nb.jpg\n-") == ["./-", "b.jpg", "./-"])
  }

  @Test("every byte of a name is kept: spaces, carriage returns, bytes that are not UTF-8")
  func exactBytes() throws {
    let name: [UInt8] = [0x20, 0xFF, 0xFE, 0x2F, 0xC3, 0x28, 0x0D, 0x09, 0x20]
    #expect(try names(name + [10] + name).map(\.bytes) == [name, name])
  }

  @Test("a name longer than a read, and names across reads")
  func long() throws {
    let folder = try TemporaryFolder()
    let long = [UInt8](repeating: 0x61, count: 150_000)
    let many = (0..<40_000).map { "photo-\($0).jpg\n" }.joined()
    let path = try folder.write(long + [10] + Array(many.utf8), to: "list")
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var names = StreamedPhotoNames(descriptor: descriptor)
    let first = try names.next()
    #expect(first?.bytes == long)
    for index in 0..<40_000 {
      guard try names.next() == PhotoPath("photo-\(index).jpg") else {
        Issue.record("name \(index) is another")
        return
      }
    }
    try expectNext(nil, &names)
  }

  @Test("it is ready when a name is at hand or something can be read, not while it has to wait")
  func isReady() throws {
    let pipe = Pipe()
    var names = StreamedPhotoNames(descriptor: pipe.reading)
    expectReady(false, &names)
    pipe.write("a.jpg\nb.jpg\n")
    expectReady(true, &names)
    try expectNext(PhotoPath("a.jpg"), &names)
    expectReady(true, &names, "b.jpg is at hand")
    try expectNext(PhotoPath("b.jpg"), &names)
    expectReady(false, &names)
    pipe.finish()
    expectReady(true, &names, "the end can be told at once")
    try expectNext(nil, &names)
  }

  @Test("a descriptor that cannot be read is told")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let directory = open(folder.path, O_RDONLY)
    defer { close(directory) }
    for descriptor in [-1, directory] {
      var names = StreamedPhotoNames(descriptor: descriptor)
      #expect(throws: FileProblem.self) { try names.next() }
    }
  }

  @Test("names of a list come in its order")
  func listed() {
    var names = ListedPhotoNames([PhotoPath("b"), PhotoPath("a"), PhotoPath("b")])
    expectReady(true, &names)
    let three = [names.next(), names.next(), names.next()]
    #expect(three.map { $0?.description } == ["b", "a", "b"])
    let end = names.next()
    #expect(end == nil)
  }

  private func expectReady(
    _ wanted: Bool, _ names: inout some PhotoNames, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isReady = names.isReady()
    #expect(isReady == wanted, comment, sourceLocation: sourceLocation)
  }

  private func expectNext(
    _ wanted: PhotoPath?, _ names: inout some PhotoNames,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let next = try names.next()
    #expect(next == wanted, sourceLocation: sourceLocation)
  }
}
