import DecodingHelper
import Foundation
import Glibc
import ImageDecoding
import PictureWriters
import TestSupport
import Testing

/// The processes that decode HEIC, AVIF and TIFF for the program.
struct HelperProcessTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  /// A sleeve as TIFF.
  private func sleeve() throws -> [UInt8] {
    let picture = SymbolRenderer().picture(of: .ean13(SamplePhoto.knownBarcode))
    return try #require(
      TIFFWriter().bytes([
        GrayPixels(width: picture.width, height: picture.height, pixels: picture.pixels)
      ]))
  }

  private func batch(_ arguments: String...) throws -> RunningProgram {
    try program.folder.write(SlowPhoto.bytes, to: "2.tif")
    // The first helper is started for the second photo.
    try program.folder.write(SamplePhoto.known, to: "1.png")
    for number in [3, 4] {
      try program.folder.write(try sleeve() + [UInt8(number)], to: "\(number).tif")
    }
    return try program.start(
      ["batch", "--format", "jsonl", "--no-group", "--jobs", "1", "--max-seconds", "600", "."]
        + arguments)
  }

  @Test("a helper that crashes costs one photo, which is set aside with the reason")
  func crash() throws {
    let running = try batch()
    running.wait(forLines: 1)
    kill(try #require(running.helper()), SIGSEGV)
    let result = running.wait()
    let outcomes = try JSONText.lines(result.stdout)
    #expect(Set(outcomes.compactMap { $0["path"] as? String }).count == 4)
    let bad = outcomes.filter { $0["status"] as? String != "resolved" }
    let error = try #require(bad.last?["error"] as? [String: Any])
    #expect(bad.allSatisfy { $0["path"] as? String == "./2.tif" })
    #expect(error["kind"] as? String == "crash")
    #expect(
      error["message"] as? String
        == "ends the program that decodes it (Segmentation fault): convert it to JPEG or PNG")
    #expect(result.exitCode == 2)
    let again = try program.run(["batch", "--format", "jsonl", "--only-new", "."])
    #expect(again.stdout == "")
  }

  @Test("a photo whose helper was killed is tried again by the next run")
  func killed() throws {
    let running = try batch()
    running.wait(forLines: 1)
    kill(try #require(running.helper()), SIGKILL)
    let outcomes = try JSONText.lines(running.wait().stdout)
    let bad = outcomes.last { $0["path"] as? String == "./2.tif" }
    #expect((bad?["error"] as? [String: Any])?["kind"] as? String == "image")
    let again = try program.run([
      "batch", "--format", "jsonl", "--only-new", "--max-seconds", "1", ".",
    ])
    let paths = try JSONText.lines(again.stdout).compactMap { $0["path"] as? String }
    #expect(Set(paths) == ["./2.tif"])
  }

  @Test("a helper has nothing but its work, and can open nothing")
  func least() throws {
    let running = try batch("--library", program.folder.path("l.sqlite"), "--create")
    running.wait(forLines: 1)
    let helper = try #require(running.helper())
    func limit(_ name: String) -> Substring? {
      RunningProgram.text("/proc/\(helper)/limits").split(separator: "\n").first {
        $0.hasPrefix("Max \(name) ")
      }?.dropFirst(26).split(separator: " ").first
    }
    // This one is set last, when the photo arrives.
    for _ in 0..<120_000 where limit("address space") == "unlimited" { usleep(1000) }
    #expect(limit("open files") == "0")
    #expect(limit("file size") == "0")
    #expect(try #require(limit("cpu time").flatMap { Int($0) }) >= 600)
    #expect(try #require(limit("address space").flatMap { Int($0) }) > 0)
    let folder = "/proc/\(helper)/fd"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["0", "1", "2"])
    running.send(SIGKILL)
    _ = running.wait()
  }

  @Test("photos one after the other are decoded by one helper")
  func kept() throws {
    let decoder = GuardedDecoder(executable: Program.executable)
    for _ in 0..<3 {
      var sizes: [Int?] = []
      decoder.forEachPage(of: try sleeve(), within: WorkBudget()) { page in
        sizes.append(try? page.image.get().luma.pixels.count)
      }
      #expect(sizes.count == 1 && sizes[0] != nil)
      #expect(decoder.captureTime(of: try sleeve(), within: WorkBudget()) == nil)
      let preview = try decoder.preview(of: try sleeve(), page: nil, longestSide: 50)
      #expect(max(preview.image.width, preview.image.height) == 50)
    }
    #expect(RunningProgram.helpers(of: getpid()).count == 1)
  }

  @Test("a helper ends with the program, however that ends")
  func orphan() throws {
    let running = try batch()
    running.wait(forLines: 1)
    let helper = try #require(running.helper())
    running.send(SIGKILL)
    _ = running.wait()
    #expect(RunningProgram.waitForEnd(of: helper))
  }

  @Test("the argument of the helper means nothing to anybody else")
  func typed() throws {
    #expect(try program.run(["decode-pictures"]).exitCode == 64)
  }
}
