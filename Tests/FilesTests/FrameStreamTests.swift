import Files
import SystemPackage
import TestSupport
import Testing

/// Files with their content that come in on a stream.
struct FrameStreamTests {
  private static let limit = 1000

  private func stream(_ pipe: Pipe) -> FrameStream {
    FrameStream(
      OpenFile(FileDescriptor(rawValue: pipe.reading), isOwned: false), limit: Self.limit)
  }

  private func frames(_ bytes: [UInt8]) async throws -> [ContentFrame] {
    let pipe = Pipe()
    pipe.write(bytes)
    pipe.finish()
    var frames = stream(pipe)
    var found: [ContentFrame] = []
    while let frame = try await frames.next() { found.append(frame) }
    return found
  }

  @Test("frames come in their order, with any name and any content")
  func order() async throws {
    let names: [[UInt8]] = [
      Array("a.jpg".utf8), Array("two\nlines.jpg".utf8), [0x66, 0x80, 0xFF], [0],
      [UInt8](repeating: 0x61, count: FrameStream.longestName),
    ]
    let contents: [[UInt8]] = [[1, 2, 3], [], Array("VCF1".utf8), [0], [10, 10]]
    let bytes = zip(names, contents).flatMap { Frames.frame($0, $1) }
    let found = try await frames(bytes)
    #expect(found.map(\.path.bytes) == names)
    #expect(found.map(\.content) == contents)
  }

  @Test("no bytes, no frames")
  func empty() async throws {
    #expect(try await frames([]).isEmpty)
  }

  @Test("a content above the limit does not follow its head, however large it is said to be")
  func largeContent() async throws {
    for length in [UInt64(Self.limit) + 1, 1 << 63, .max] {
      let large = Frames.frame(Array("large".utf8), [], contentLength: length)
      let found = try await frames(large + Frames.frame("next", [1]))
      #expect(found.map(\.path.description) == ["large", "next"])
      #expect(found.map(\.content) == [nil, [1]])
    }
    let full = [UInt8](repeating: 7, count: Self.limit)
    #expect(try await frames(Frames.frame("full", full)).map(\.content) == [full])
  }

  @Test(
    "a name that is empty or longer than names are is a broken frame", arguments: [0, 4097, .max])
  func nameLength(_ length: UInt32) async throws {
    let bytes = Frames.frame("a", [1]) + Frames.frame([], [], nameLength: length)
    await #expect(
      throws: FileProblem.brokenFrame(
        number: 2, .nameLength(UInt64(length), limit: FrameStream.longestName))
    ) { try await frames(bytes) }
  }

  @Test("a stream that ends within a frame is an error wherever that is")
  func truncated() async throws {
    let first = Frames.frame("a", [1, 2])
    let second = Frames.frame("bc", [3, 4, 5])
    for length in 1..<second.count {
      let fault: FrameFault =
        switch length {
        case ..<16: .endsInHead
        case ..<18: .endsIn(.name, length - 16, of: 2)
        default: .endsIn(.content, length - 18, of: 3)
        }
      await #expect(throws: FileProblem.brokenFrame(number: 2, fault)) {
        try await frames(first + second.prefix(length))
      }
    }
  }

  @Test("what is no frame is told from one that is cut off")
  func noFrame() async throws {
    for text in ["photo.jpg\n", "V photo.jpg", "VCF2 and a second format"] {
      await #expect(throws: FileProblem.brokenFrame(number: 1, .noMark)) {
        try await frames(Array(text.utf8))
      }
    }
    // A content that is longer than was said.
    let long = Frames.frame(Array("a".utf8), [1, 2, 3], contentLength: 2)
    await #expect(throws: FileProblem.brokenFrame(number: 2, .noMark)) {
      try await frames(long + Frames.frame("b", [1]))
    }
  }

  @Test("a frame may come in any number of parts", .timeLimit(.minutes(20)))
  func parts() async throws {
    let pipe = Pipe()
    let bytes = Frames.frame("a.jpg", [UInt8](repeating: 5, count: 900))
    let frames = stream(pipe)
    let found = Task {
      var frames = frames
      return try await frames.next()
    }
    for byte in bytes {
      pipe.write([byte])
      await Task.yield()
    }
    #expect(try await found.value?.content?.count == 900)
    pipe.finish()
  }

  @Test("a wait within a frame ends with the task", .timeLimit(.minutes(20)))
  func cancelled() async throws {
    let pipe = Pipe()
    pipe.write(Array(Frames.frame("a.jpg", [1, 2, 3]).dropLast()))
    let frames = stream(pipe)
    let task = Task {
      var frames = frames
      return try await frames.next()
    }
    task.cancel()
    #expect(try await task.value == nil)
    pipe.finish()
  }

  @Test("a broken frame is named by its number and what is wrong with it")
  func words() {
    let faults: [(FrameFault, String)] = [
      (.noMark, "frame 7 does not begin with VCF1"),
      (.endsInHead, "frame 7 ends in its head of 16 bytes"),
      (
        .nameLength(0, limit: 4096), "frame 7 has a name of 0 bytes, where 1 to 4096 are possible"
      ),
      (.endsIn(.content, 2, of: 3), "frame 7 ends after 2 of 3 bytes of its content"),
    ]
    for (fault, words) in faults {
      #expect(FileProblem.brokenFrame(number: 7, fault).reason == words)
    }
  }
}
