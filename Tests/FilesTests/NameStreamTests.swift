import Files
import Glibc
import SystemPackage
import TestSupport
import Testing

/// Names that come in on a stream.
struct NameStreamTests {
  private func stream(_ descriptor: Int32, separator: UInt8 = 10) -> NameStream {
    let file = OpenFile(FileDescriptor(rawValue: descriptor), isOwned: false)
    return NameStream(file, separator: separator)
  }

  private func names(_ bytes: [UInt8], separator: UInt8 = 10) async throws -> [PhotoPath] {
    let pipe = Pipe()
    pipe.write(bytes)
    pipe.finish()
    var names = stream(pipe.reading, separator: separator)
    var found: [PhotoPath] = []
    while let name = try await names.next() { found.append(name) }
    try await expectNext(nil, &names)
    return found
  }

  private func names(_ text: String, separator: UInt8 = 10) async throws -> [String] {
    try await names(Array(text.utf8), separator: separator).map(\.description)
  }

  @Test("names in lines, the last with or without a line feed")
  func lines() async throws {
    #expect(try await names("a.jpg\nb c.jpg\n") == ["a.jpg", "b c.jpg"])
    #expect(try await names("a.jpg\nb c.jpg") == ["a.jpg", "b c.jpg"])
    #expect(
      try await names("\n\na.jpg\n\n\nb.jpg\n\n") == ["a.jpg", "b.jpg"], "empty lines are none")
    #expect(try await names("").isEmpty)
    #expect(try await names("\n").isEmpty)
  }

  @Test("a line that is longer than names are ends the stream, however long it is")
  func longLine() async throws {
    let long = [UInt8](repeating: 0x61, count: NameStream.longestName)
    #expect(
      try await names(long + [10] + long) == [PhotoPath(bytes: long), PhotoPath(bytes: long)])
    for bytes in [long + [0x61], long + [0x61, 10], [0x62, 10] + long + long] {
      await #expect(throws: FileProblem.longLine(limit: NameStream.longestName)) {
        try await names(bytes)
      }
    }
    // Nobody may have to send the end of it.
    let endless = Pipe()
    endless.write(long + [0x61])
    var open = stream(endless.reading)
    await #expect(throws: FileProblem.longLine(limit: NameStream.longestName)) {
      try await open.next()
    }
    endless.finish()
  }

  @Test("names ended by a zero byte may hold line feeds")
  func zeros() async throws {
    #expect(try await names("a\nb.jpg\0c.jpg\0", separator: 0) == ["a\nb.jpg", "c.jpg"])
    #expect(try await names("a.jpg\0\0c.jpg", separator: 0) == ["a.jpg", "c.jpg"])
  }

  @Test("every byte of a name is kept: spaces, carriage returns, bytes that are not UTF-8")
  func exactBytes() async throws {
    let name: [UInt8] = [0x20, 0xFF, 0xFE, 0x2F, 0xC3, 0x28, 0x0D, 0x09, 0x20]
    #expect(try await names(name + [10] + name).map(\.bytes) == [name, name])
  }

  @Test("names as long as they can be, and names across reads")
  func long() async throws {
    let folder = try TemporaryFolder()
    let long = [UInt8](repeating: 0x61, count: NameStream.longestName)
    let many = (0..<40_000).map { "photo-\($0).jpg\n" }.joined()
    let path = try folder.write(
      Array(repeating: long + [10], count: 40).joined() + Array(many.utf8), to: "list")
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var names = stream(descriptor)
    for _ in 0..<40 {
      let name = try await names.next()
      #expect(name?.bytes == long)
    }
    for index in 0..<40_000 {
      guard try await names.next() == PhotoPath("photo-\(index).jpg") else {
        Issue.record("name \(index) is another")
        return
      }
    }
    try await expectNext(nil, &names)
  }

  @Test("it is ready when a name is at hand or something can be read, not while it has to wait")
  func isReady() async throws {
    let pipe = Pipe()
    var names = stream(pipe.reading)
    expectReady(false, &names)
    pipe.write("a.jpg\nb.jpg\n")
    expectReady(true, &names)
    try await expectNext(PhotoPath("a.jpg"), &names)
    expectReady(true, &names, "b.jpg is at hand")
    try await expectNext(PhotoPath("b.jpg"), &names)
    expectReady(false, &names)
    pipe.finish()
    expectReady(true, &names, "the end can be told at once")
    try await expectNext(nil, &names)
  }

  @Test("a descriptor that cannot be read is told")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    let directory = open(folder.path, O_RDONLY)
    defer { close(directory) }
    for descriptor in [-1, directory] {
      var names = stream(descriptor)
      await #expect(throws: FileProblem.self) { try await names.next() }
    }
  }

  @Test("a wait for the next name ends when the task is cancelled", .timeLimit(.minutes(20)))
  func cancelled() async throws {
    let pipe = Pipe()
    let names = stream(pipe.reading)
    let wait = Task {
      var names = names
      return try await names.next()
    }
    wait.cancel()
    #expect(try await wait.value == nil)
    pipe.finish()
  }

  private func expectReady(
    _ wanted: Bool, _ names: inout NameStream, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isReady = names.isReady()
    #expect(isReady == wanted, comment, sourceLocation: sourceLocation)
  }

  private func expectNext(
    _ wanted: PhotoPath?, _ names: inout NameStream,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let next = try await names.next()
    #expect(next == wanted, sourceLocation: sourceLocation)
  }
}
