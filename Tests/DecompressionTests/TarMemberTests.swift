import Decompression
import DumpFixtures
import Files
import TestSupport
import Testing

@Suite struct TarMemberTests {
  private let folder = try! TemporaryFolder()
  private let content = [UInt8](repeating: 7, count: 1500)

  private func member(_ name: String, of archive: [UInt8]) throws -> [UInt8] {
    let file = try DecompressedFile(PhotoPath(try folder.write(archive, to: "file.tar")))
    return try TarMember(name, of: file).next(10_000)
  }

  @Test(arguments: TarWriter.Format.allCases) func findsAMember(format: TarWriter.Format) throws {
    let archive = TarWriter.archive(
      [("first", [1, 2]), ("mbdump/release", content), ("last", [3])], format: format)
    #expect(TarMember.isArchive(archive))
    #expect(try member("mbdump/release", of: archive) == content)
    #expect(try member("last", of: Compressor.xz(archive)) == [3])
  }

  @Test func aMissingMemberIsAProblem() throws {
    let problem = #expect(throws: DecompressionProblem.self) {
      try member("mbdump/release", of: TarWriter.archive([("mbdump/artist", content)]))
    }
    #expect(problem?.fault == .noMember("mbdump/release"))
  }

  @Test func aCutArchiveIsAProblem() throws {
    let archive = TarWriter.archive([("first", [1]), ("mbdump/release", content)])
    for count in [1024 + 100, 1024 + 512 + 1000] {
      let problem = #expect(throws: DecompressionProblem.self) {
        try member("mbdump/release", of: Array(archive[..<count]))
      }
      #expect(problem?.fault == .truncated("the tar archive"))
      #expect(problem?.offset == count)
    }
  }

  @Test func aHugeHeaderIsAProblem() throws {
    let name = String(repeating: "x", count: 2 << 20)
    let problem = #expect(throws: DecompressionProblem.self) {
      try member("last", of: TarWriter.archive([(name, [1]), ("last", [2])], format: .pax))
    }
    #expect(problem?.reason.contains("a tar header of 2097166 bytes") == true)
  }
}
