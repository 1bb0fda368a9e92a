import Foundation
import ImageDecoding
import TestSupport
import Testing

/// `vinylcrate scan --annotate`.
struct AnnotateTests {
  private let program: Program

  init() throws {
    program = try Program()
    for folder in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: program.folder.path(folder), withIntermediateDirectories: false)
    }
    try program.folder.write(SamplePhoto.known, to: "a/front.png")
    try program.folder.write(SamplePhoto.jpeg, to: "b/front.png")
    try program.folder.write(SamplePhoto.blank, to: "blank.png")
    try program.folder.write(Array("no picture".utf8), to: "broken.jpg")
  }

  private func files(_ folder: String) throws -> [String: Data] {
    let path = program.folder.path(folder)
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
    }
    return files
  }

  @Test("what is printed and how it exits stay as they are; each photo has its copy")
  func copies() throws {
    let photos = ["a/front.png", "b/front.png", "blank.png", "broken.jpg"]
    let plain = try program.run(["scan", "--format", "jsonl"] + photos)
    let run = try program.run(["scan", "--format", "jsonl", "--annotate", "out/seen"] + photos)
    #expect(run.stdout == plain.stdout)
    #expect(run.stderr == plain.stderr)
    #expect(run.exitCode == 2 && plain.exitCode == 2)

    let copies = try files("out/seen")
    #expect(copies.count == 3, "none of what is no picture")
    #expect(copies["front.png.annotated.jpg"] != nil && copies["blank.png.annotated.jpg"] != nil)
    for (name, data) in copies {
      let preview = try PreviewDecoder(longestSide: 3000).decode(Array(data))
      #expect(preview.damage == nil)
      if name.hasPrefix("blank") { #expect(preview.uprightWidth == 200) }
    }
  }

  @Test("a batch writes the same copies, of known photos too, and takes none of them for a photo")
  func batch() throws {
    let arguments = ["batch", ".", "--format", "jsonl", "--annotate", "seen"]
    _ = try program.run(["scan", "--annotate", "expected", "a/front.png"])
    for _ in 1...2 {
      let run = try program.run(arguments)
      #expect(run.exitCode == 2)
      #expect(run.stdout.split(separator: "\n").count == 4)
      let copies = try files("seen")
      #expect(copies.count == 3)
      #expect(
        try copies["front.png.annotated.jpg"] == files("expected")["front.png.annotated.jpg"])
      try FileManager.default.removeItem(atPath: program.folder.path("seen"))
    }
  }

  @Test("a second run gives the same files")
  func again() throws {
    let arguments = ["scan", "--annotate", "seen", "a/front.png", "b/front.png"]
    #expect(try program.run(arguments).exitCode == 0)
    let first = try files("seen")
    #expect(first.count == 2)
    #expect(try program.run(arguments).exitCode == 0)
    #expect(try files("seen") == first)
    #expect(
      try program.run(["scan", "--annotate=seen", "--jobs", "2", "b/front.png"]).exitCode == 0)
    #expect(try files("seen") == first)
  }

  @Test("a copy that cannot be written whole leaves the earlier one as it was")
  func noRoom() throws {
    let scan = #""$VINYLCRATE" scan --annotate seen a/front.png"#
    #expect(try program.shell(scan).exitCode == 0)
    let earlier = try files("seen")
    #expect(earlier.values.allSatisfy { $0.count > 2048 })
    // Without the trap, the system kills a program that writes beyond the limit.
    let refused = try program.shell("trap '' XFSZ; ulimit -f 4; " + scan)
    #expect(refused.exitCode == 74)
    #expect(refused.complaints.count == 1 && refused.stderr.contains("seen/front.png"))
    #expect(try files("seen") == earlier)
    _ = try program.shell("ulimit -f 4; " + scan)
    #expect(try files("seen")["front.png.annotated.jpg"] == earlier["front.png.annotated.jpg"])
  }

  @Test("one photo on standard input")
  func standardInput() throws {
    let run = try program.run(["scan", "--annotate", "seen", "-"], stdin: SamplePhoto.known)
    #expect(run.exitCode == 0)
    #expect(try files("seen").keys.sorted() == ["stdin.annotated.jpg"])
  }

  @Test("a folder that cannot be used ends the program with 74 before anything is scanned")
  func unusable() throws {
    for path in ["blank.png", "blank.png/deeper", "/proc/seen"] {
      let run = try program.run(["scan", "--annotate", path, "a/front.png"])
      #expect(run.exitCode == 74)
      #expect(run.stdout.isEmpty)
      #expect(run.complaints.count == 1 && run.stderr.contains(path))
    }
  }

  @Test("a copy that cannot be written ends the program with 74")
  func occupied() throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("seen"), withIntermediateDirectories: false)
    #expect(try program.run(["scan", "--annotate", "other", "a/front.png"]).exitCode == 0)
    try program.folder.write([1], to: "seen/front.png.annotated.jpg")
    #expect(try program.run(["scan", "--annotate", "seen", "a/front.png"]).exitCode == 0)
    for name in try files("seen").keys { try program.folder.write([1], to: "seen/\(name)") }
    let run = try program.run(["scan", "--annotate", "seen", "a/front.png"])
    #expect(run.exitCode == 74)
    #expect(run.complaints.count == 1 && run.stderr.contains("seen/front.png."))
    #expect(try files("seen").values.allSatisfy { $0 == Data([1]) })
  }
}
