import Accounts
import Files
import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// What the scanner keeps from one start to the next.
struct ScannerMemoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: ScannerMemoryFile {
    ScannerMemoryFile(in: UserFolders(environment: ["VINYLCRATE_STATE": folder.path("state")]))
  }

  @Test("a run that did not end is known, byte for byte, and its folder also after it ended")
  func run() async throws {
    let photo = PhotoPath(bytes: Array("/a/".utf8) + [0xFF, 0x0A])
    let here = PhotoPath(folder.path("."))
    await file.change { $0.begin(ScannerMemory.Run([here, photo], watches: true)) }
    let run = try #require(await file.load().run)
    #expect(run.photos == [here.absolute, photo])
    #expect(run.watches)
    await file.change { $0.end() }
    let memory = await file.load()
    #expect(memory.run == nil)
    #expect(memory.recentFolders == [here.absolute])
  }

  @Test("a file that is no memory is none")
  func broken() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("state"), withIntermediateDirectories: true)
    try folder.write(Array("{".utf8), to: "state/scanner.json")
    #expect(await file.load() == ScannerMemory())
  }
}
