import CatalogStore
import Foundation
import GRDB
import TestSupport
import Testing

/// A catalogue that opens, but cannot answer: every command says the same, and ends with 2.
struct BrokenCatalogTests {
  private let program: Program

  init() async throws {
    program = try Program()
    let path = program.folder.path("broken.sqlite")
    _ = try await CatalogDraft(at: path, origin: CatalogOrigin(name: "Mine", source: "made up"))
      .finish()
    let queue = try DatabaseQueue(path: path)
    try await queue.write { try $0.execute(sql: "DROP TABLE barcode") }
    try queue.close()
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  @Test("one sentence and exit code 2, whichever command asks")
  func everyCommand() throws {
    let commands = [
      ["scan", "known.png"], ["lookup", SamplePhoto.knownBarcode],
      ["open", "vinylcrate://search?barcode=\(SamplePhoto.knownBarcode)"],
      ["collection", "add", SamplePhoto.knownBarcode],
    ]
    var sentences: Set<String> = []
    for command in commands {
      let result = try program.run(command + ["--catalog", "broken.sqlite"])
      #expect(result.exitCode == 2, "\(command)")
      #expect(result.complaints.count == 1, "\(command)")
      let complaint = try #require(result.complaints.first, "\(command)")
      // Before it stands what the command was asked about.
      let start = try #require(complaint.range(of: "broken.sqlite: "), "\(command)")
      sentences.insert(String(complaint[start.lowerBound...]))
    }
    #expect(sentences.count == 1, "\(sentences)")
    #expect(sentences.first?.contains("import it again") == true)
  }

  @Test("a record of the library is shown as the library knows it, and that is said")
  func shownFromLibrary() throws {
    let owned = try program.run(["collection", "add", "discogs:21"])
    #expect(owned.exitCode == 0)
    let queue = try DatabaseQueue(path: program.folder.path("broken.sqlite"))
    try queue.write { try $0.execute(sql: "DROP TABLE release") }
    try queue.close()
    let result = try program.run(["album", "discogs:21", "--catalog", "broken.sqlite"])
    #expect(result.exitCode == 2)
    #expect(result.stdout.contains("Neural Response EP"))
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains("this is what the library knows: broken.sqlite: "))
  }

  @Test("a scan says for programs that the look-up failed, and why")
  func scanStatus() throws {
    let result = try program.run(
      ["scan", "--format", "jsonl", "--catalog", "broken.sqlite", "known.png"])
    let outcome = try JSONText.object(result.stdout)
    #expect(outcome["status"] as? String == "failed")
    #expect((outcome["barcodes"] as? [Any])?.count == 1, "the barcode itself was read")
    let error = try #require(outcome["error"] as? [String: Any])
    #expect(error["kind"] as? String == "lookUp")
    #expect((error["message"] as? String)?.contains("broken.sqlite") == true)
  }

  @Test("a batch keeps what failed, and resolve answers once the catalogue is whole again")
  func resolvedLater() throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("photos"), withIntermediateDirectories: false)
    try program.folder.write(SamplePhoto.known, to: "photos/known.png")
    let batch = try program.run(["batch", "--catalog", "broken.sqlite", "photos"])
    #expect(batch.exitCode == 2)
    let again = try program.run(["resolve", "--catalog", "broken.sqlite"])
    #expect(again.exitCode == 2)
    let resolved = try program.run(["resolve", "--format", "jsonl"])
    #expect(resolved.exitCode == 0)
    #expect(try JSONText.object(resolved.stdout)["status"] as? String == "resolved")
  }
}
