import Files
import Foundation
import Links
import Releases
import Scanning
import TestSupport
import Testing

/// What the name of a photo and the text file beside it say about the pressing.
struct PhotoHintTests {
  private let folder: TemporaryFolder
  private let catalog: MemoryCatalog

  init() throws {
    folder = try TemporaryFolder()
    catalog = MemoryCatalog(
      details: [("1", "ILPS 9087", "GB"), ("2", "SW 9329", "US")].map { id, number, country in
        ReleaseDetail(
          id: ReleaseID(source: .discogs, value: id), title: "Title",
          labels: [LabelCredit(name: "Island", catalogueNumber: number)], country: country,
          identifiers: [ReleaseIdentifier(kind: .barcode, value: "4006381333931")])
      })
  }

  private func evidence(
    named name: String, hint: String? = nil
  ) async throws -> [PressingEvidence] {
    let picture = SymbolRenderer().picture(of: .ean13("4006381333931"))
    let path = try folder.write(PNGFile(picture).bytes, to: name)
    let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: catalog), hint: hint)
    let outcome = try #require(await scanner.scan(PhotoPath(path)).first)
    let best = try #require(outcome.match.ranking.entries.first)
    return outcome.match.ranking.hasFavourite ? best.evidence : []
  }

  @Test("a catalogue number in the name, whatever the extension")
  func name() async throws {
    #expect(try await evidence(named: "back.png") == [])
    let found: [PressingEvidence] = [.catalogueNumber("SW 9329", .name)]
    #expect(try await evidence(named: "SW 9329 back.png") == found)
    #expect(try await evidence(named: "sw-9329") == found)
    #expect(try await evidence(named: ".sw9329") == found)
  }

  @Test("a country in the folder's name; folders above it say nothing")
  func folderName() async throws {
    try folder.makeFolder("UK 1977")
    #expect(try await evidence(named: "UK 1977/back.png") == [.country("GB", .name)])
    try folder.makeFolder("UK 1977/sleeves")
    #expect(try await evidence(named: "UK 1977/sleeves/back.png") == [])
  }

  @Test("the text file beside the photo, which counts more than names")
  func textFile() async throws {
    try folder.write("Bought in Leeds.\nILPS-9087\n", to: "back.txt")
    let found: [PressingEvidence] = [.catalogueNumber("ILPS 9087", .textFile)]
    #expect(try await evidence(named: "back.png") == found)
    #expect(try await evidence(named: "back.two.png") == [])
    try folder.write("ILPS-9087", to: "ILPS 9087.txt")
    #expect(try await evidence(named: "ILPS 9087.png") == found)
  }

  @Test("what is no small file of text says nothing and stops nothing")
  func badTextFiles() async throws {
    try folder.makeFolder("folder.txt")
    #expect(try await evidence(named: "folder.png") == [])
    try folder.write([UInt8](repeating: 0xFF, count: 100), to: "bytes.txt")
    #expect(try await evidence(named: "bytes.png") == [])
    let long = "ILPS 9087 " + String(repeating: "x", count: 64 << 10)
    try folder.write(long, to: "long.txt")
    #expect(try await evidence(named: "long.png") == [])
  }

  @Test("what the user says counts more than either")
  func given() async throws {
    try folder.write("ILPS 9087", to: "back.txt")
    #expect(
      try await evidence(named: "back.png", hint: "ilps9087 england")
        == [.catalogueNumber("ILPS 9087", .given), .country("GB", .given)])
  }

  @Test("a typed barcode takes the user's hint and no file's")
  func typed() async throws {
    let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: catalog), hint: "SW 9329")
    let outcome = await scanner.lookUp("4006381333931")
    #expect(outcome.status == .resolved)
    #expect(outcome.match.ranking.entries[0].evidence == [.catalogueNumber("SW 9329", .given)])
  }
}

extension TemporaryFolder {
  fileprivate func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: false)
  }
}
