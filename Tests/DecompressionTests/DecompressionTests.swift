import Decompression
import DumpFixtures
import Files
import TestSupport
import Testing

@Suite struct DecompressionTests {
  private let folder = try! TemporaryFolder()
  /// More than the buffers hold, and not all the same.
  private let content = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 20) }

  private static let compressors: [(Compression, @Sendable ([UInt8]) -> [UInt8])] = [
    (.none, { $0 }), (.gzip, Compressor.gzip), (.zstd, Compressor.zstd), (.xz, Compressor.xz),
  ]

  /// All bytes, read in pieces of a size.
  private func read(_ bytes: [UInt8], pieces: Int = 70_001) throws -> ([UInt8], Compression) {
    let file = try DecompressedFile(PhotoPath(try folder.write(bytes, to: "file")))
    var all: [UInt8] = []
    while true {
      let next = try file.next(pieces)
      all += next
      if next.count < pieces { return (all, file.compression) }
    }
  }

  private func problem(_ bytes: [UInt8]) -> DecompressionProblem? {
    #expect(throws: DecompressionProblem.self) { try read(bytes) }
  }

  @Test(arguments: 0..<4) func givesTheBytesOfEachFormat(index: Int) throws {
    let (compression, compress) = Self.compressors[index]
    let (bytes, found) = try read(compress(content))
    #expect(found == compression)
    #expect(bytes == content)
    #expect(try read(compress([]), pieces: 7).0 == [])
    #expect(try read(compress([1, 2, 3]), pieces: 1).0 == [1, 2, 3])
  }

  @Test(arguments: 1..<4) func readsSeveralStreamsInOneFile(index: Int) throws {
    let compress = Self.compressors[index].1
    let parts = [content[..<5], content[5..<300_000], [], content[300_000...]]
    #expect(try read(parts.flatMap { compress(Array($0)) }).0 == content)
  }

  @Test func passesOverZerosAfterAGzipMember() throws {
    let file = Compressor.gzip([1]) + [0, 0, 0] + Compressor.gzip([2]) + [0, 0]
    #expect(try read(file).0 == [1, 2])
  }

  @Test(arguments: 1..<4) func aCutStreamEndsAtItsLastByte(index: Int) throws {
    let compressed = Self.compressors[index].1(content)
    for count in [compressed.count - 1, compressed.count / 2, 6] {
      let problem = problem(Array(compressed[..<count]))
      #expect(problem?.offset == count)
      #expect(problem?.fault == .truncated("the \(Self.compressors[index].0) stream"))
    }
  }

  @Test(arguments: 1..<4) func aDamagedStreamIsAProblem(index: Int) throws {
    var compressed = Self.compressors[index].1(content)
    compressed[compressed.count - 5] ^= 0x40
    let reason = problem(compressed)?.reason ?? ""
    #expect(reason.contains(": damaged at byte ") || reason.contains(": ends inside "))
    let followed = problem(Self.compressors[index].1([1]) + Array("text after it".utf8))
    #expect(followed != nil)
  }

  @Test func aMissingFileAndAFolderAreProblems() throws {
    #expect(throws: DecompressionProblem.self) {
      try DecompressedFile(PhotoPath(folder.path("none")))
    }
    let problem = #expect(throws: DecompressionProblem.self) {
      try DecompressedFile(PhotoPath(folder.path))
    }
    #expect(problem?.reason == "\(folder.path): is a directory")
  }

  @Test func countsTheBytesOfTheFile() throws {
    let compressed = Compressor.gzip(content)
    let file = try DecompressedFile(PhotoPath(try folder.write(compressed, to: "file")))
    #expect(file.size == compressed.count)
    _ = try file.next(content.count + 1)
    #expect(file.offset == compressed.count)
  }

  @Test func givesPeekedBytesAgain() throws {
    let path = PhotoPath(try folder.write(Compressor.zstd([1, 2, 3, 4, 5]), to: "file"))
    let file = try DecompressedFile(path)
    #expect(try file.peek(2) == [1, 2])
    #expect(try file.peek(4) == [1, 2, 3, 4])
    #expect(try file.next(3) == [1, 2, 3])
    #expect(try file.peek(9) == [4, 5])
    #expect(try file.next(9) == [4, 5])
  }
}
