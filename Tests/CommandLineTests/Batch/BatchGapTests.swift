import Foundation
import TestSupport
import Testing

/// Photos that `vinylcrate batch` takes for one record because of the time between them.
struct BatchGapTests {
  private let program: Program

  init() throws {
    program = try Program()
    let folder = SampleFolder(program: program)
    let blank = JPEGFile.bytes(GrayPicture(width: 200, height: 150))
    let photos = [
      ("IMG_10.jpg", SamplePhoto.jpeg, "00"), ("IMG_11.jpg", blank, "08"),
      ("IMG_12.jpg", blank, "17"),
    ]
    for (name, bytes, seconds) in photos {
      let exif = TIFFBlock.captureTime("2026:11:21 07:05:\(seconds)", isBigEndian: true)
      try folder.write(JPEGFile.inserting(exif: exif, into: bytes), to: "in/" + name)
    }
  }

  private func statuses(_ arguments: String...) throws -> [String?] {
    let result = try program.run(["batch", "in", "--format", "jsonl"] + arguments)
    return try JSONText.lines(result.stdout).map { $0["status"] as? String }
  }

  @Test("eight seconds are one record, nine are not; --gap is another number")
  func gap() throws {
    #expect(try statuses() == ["resolved", "grouped", "unread"])
    #expect(try statuses("--gap", "9") == ["resolved", "grouped", "grouped"])
    #expect(try statuses("--gap", "7") == ["resolved", "unread", "unread"])
    #expect(try program.run(["batch", "in", "--gap", "-1"]).exitCode == 64)
    #expect(try program.run(["batch", "in", "--gap", "3601"]).exitCode == 64)
  }
}
