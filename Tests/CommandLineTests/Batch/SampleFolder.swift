import Foundation
import TestSupport

/// Folders of photos for batches.
struct SampleFolder {
  let program: Program

  /// So many photos of five kinds in three folders, no two of the same content.
  func write(_ count: Int, to folder: String) throws {
    let kinds: [(name: String, bytes: [UInt8])] = [
      ("known.png", SamplePhoto.known), ("blank.png", SamplePhoto.blank),
      ("unknown.png", SamplePhoto.unknown), ("known.jpg", SamplePhoto.jpeg),
      ("broken.png", Array("This is a text.".utf8)),
    ]
    for index in 0..<count {
      let kind = kinds[index % kinds.count]
      let number = String(repeating: "0", count: 4 - String(index).count) + String(index)
      // What stands behind the picture's end changes nothing but the content.
      try write(kind.bytes + Array(number.utf8), to: "\(folder)/\(index % 3)/\(number)\(kind.name)")
    }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let path = program.folder.path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try program.folder.write(bytes, to: name)
  }

  /// What a library remembers, but for when.
  func history(_ library: String) throws -> [NSDictionary] {
    let result = try program.run(["scans", "--format", "jsonl", "--library", library])
    return try JSONText.lines(result.stdout).map { object in
      var object = object
      object["scanned"] = nil
      return object as NSDictionary
    }
  }
}
