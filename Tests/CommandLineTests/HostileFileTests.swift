import Foundation
import PictureWriters
import TestSupport
import Testing

/// Files made to stop a batch: each ends within a bounded amount of work and memory, and the photos
/// after it are scanned.
struct HostileFileTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  /// The folder of such files that the environment variable VINYLCRATE_HOSTILE names.
  private static let files: [String] = {
    guard let folder = ProcessInfo.processInfo.environment["VINYLCRATE_HOSTILE"],
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return names.filter { !$0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
  }()

  /// Scans a file and a good photo after it, within seconds of processor time and kilobytes of
  /// addresses.
  private func scan(_ file: String, options: String = "") throws -> Program.Result {
    try program.shell(
      "ulimit -t 20; ulimit -v 3500000; "
        + #""$VINYLCRATE" scan --format jsonl "# + "\(options) '\(file)' known.png")
  }

  @Test(
    "files that did harm once", .enabled(if: !files.isEmpty, "VINYLCRATE_HOSTILE names no folder"),
    arguments: files)
  func knownFiles(file: String) throws {
    let result = try scan(file)
    #expect(result.exitCode == 1 || result.exitCode == 2, "\(result.stderr)")
    #expect(try JSONText.lines(result.stdout).last?["status"] as? String == "resolved")
  }

  @Test("lists of references that lie in each other are read once")
  func references() throws {
    let type = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8)
    let box = [0, 0, 0, 12] + Array("iref".utf8) + [0, 0, 0, 0]
    try program.folder.write(
      type + (0..<100_000).flatMap { _ in box }.map { UInt8($0) }, to: "iref.heic")
    let result = try scan("iref.heic")
    #expect(result.exitCode == 2)
    #expect(try JSONText.lines(result.stdout).last?["status"] as? String == "resolved")
  }

  @Test("a thousand pages are shown one by one, each found once", .timeLimit(.minutes(20)))
  func manyPages() throws {
    // Of 64 × 64 pixels that share their bytes.
    var file: [UInt8] = Array("II".utf8) + [42, 0] + little(8 + 4096, 4)
    file += [UInt8](repeating: 0x99, count: 4096)
    for page in 0..<1000 {
      let entries = [
        (256, 64), (257, 64), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1), (278, 64),
        (279, 4096),
      ]
      file += little(entries.count, 2)
      for (tag, value) in entries {
        file += little(tag, 2) + [4, 0, 1, 0, 0, 0] + little(value, 4)
      }
      file += little(page == 999 ? 0 : file.count + 4, 4)
    }
    try program.folder.write(file, to: "pages.tif")
    let result = try scan("pages.tif", options: "--report report.html --annotate shown")
    #expect(result.exitCode == 1)
    #expect(try JSONText.lines(result.stdout).count == 1001)
    let copies = try FileManager.default.contentsOfDirectory(atPath: program.folder.path("shown"))
    #expect(copies.count == 1001)
  }

  @Test("a thousand pages of which nothing can be decoded are one outcome")
  func failingPages() throws {
    try program.folder.write(
      TIFFBomb(width: 9000, height: 9000, pageCount: 1000).bytes, to: "bad.tif")
    let result = try scan("bad.tif")
    #expect(result.exitCode == 2)
    let outcomes = try JSONText.lines(result.stdout)
    #expect(outcomes.map { $0["status"] as? String } == ["unreadable", "resolved"])
    let error = try #require(outcomes.first?["error"] as? [String: Any])
    #expect(error["kind"] as? String == "image")
    #expect(error["byte"] as? Int == 8)
    #expect(result.complaints.count == 1)
    #expect(
      result.complaints.first?.hasPrefix(
        "vinylcrate: bad.tif page 1: 1000 pages from here on cannot be decoded, the first: damaged TIFF "
      ) == true)
  }

  @Test("a bad page among good ones is named, and the good ones are read")
  func badPage() throws {
    var writer = TIFFWriter()
    writer.compression = 5
    let drawn = SymbolRenderer().picture(of: .ean13(SamplePhoto.knownBarcode))
    let sleeve = GrayPixels(width: drawn.width, height: drawn.height, pixels: drawn.pixels)
    writer.band = sleeve.height
    var bytes = try #require(writer.bytes([sleeve, sleeve, sleeve]))
    let second = try #require(writer.bytes([sleeve])).count
    bytes.replaceSubrange(second..<(second + 64), with: [UInt8](repeating: 0xFF, count: 64))
    try program.folder.write(bytes, to: "sleeves.tif")
    let result = try scan("sleeves.tif")
    #expect(result.exitCode == 2)
    let outcomes = try JSONText.lines(result.stdout)
    #expect(
      outcomes.map { $0["status"] as? String }
        == ["resolved", "unreadable", "resolved", "resolved"])
    #expect(result.complaints.count == 1)
    #expect(
      result.complaints.first?.hasPrefix("vinylcrate: sleeves.tif page 2: damaged TIFF ") == true)
  }

  @Test("scans that add nothing are told as too much work")
  func scans() throws {
    let picture = GrayPicture(width: 1000, height: 1000)
    let bytes = JPEGFile.bytes(
      width: 1000, height: 1000, layout: .gray, pixels: picture.pixels, subsampling: .none,
      isProgressive: true)
    let start = try #require(bytes.indices.last { bytes[$0...].starts(with: [0xFF, 0xDA]) })
    let last = bytes[start..<(bytes.count - 2)]
    try program.folder.write(
      bytes[..<start] + (0..<300).flatMap { _ in last } + bytes.suffix(2), to: "scans.jpg")
    let result = try scan("scans.jpg", options: "--max-megapixels 1")
    let outcome = try #require(try JSONText.lines(result.stdout).first)
    #expect(outcome["status"] as? String == "unreadable")
    #expect((outcome["error"] as? [String: Any])?["kind"] as? String == "budget")
  }

  @Test("a large file is in memory once")
  func largeFile() throws {
    let size = 700 << 20
    let result = try program.shell(
      "truncate -s \(size) zeros.jpg; ulimit -v 1500000; "
        + #""$VINYLCRATE" scan --format jsonl zeros.jpg known.png"#)
    #expect(result.exitCode == 2, "\(result.stderr)")
    #expect(try JSONText.lines(result.stdout).last?["status"] as? String == "resolved")
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
