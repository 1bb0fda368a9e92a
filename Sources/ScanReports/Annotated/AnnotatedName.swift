import Files
import Glibc
import Scanning
import Text

/// The name of a photo's annotated copy, and the mark in the copy that says which photo it shows.
///
/// The mark is a hash of the photo's whole path: the same in every run and different for photos of
/// the same name, without revealing the path.
struct AnnotatedName: Equatable {
  /// The name to use, and the one to use if that is the copy of another photo.
  let candidates: [[UInt8]]
  /// The comment in the file.
  let mark: [UInt8]

  init(_ path: PhotoPath, page: Int?) {
    let page = page.map { ".page-\($0)" } ?? ""
    let key = FNV1a.hash(Self.fullPath(of: path) + Array(page.utf8)).hexadecimal(digits: 16)
    mark = Array("VinylCrate: annotated copy \(key)".utf8)
    let last = path.bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
    let name = Self.shortened(path == .standardInput ? Array("stdin".utf8) : last)
    candidates = [page, "\(page).\(key.prefix(8))"].map { name + Array("\($0).annotated.jpg".utf8) }
  }

  /// A file name has at most 255 bytes; no character is cut in two.
  private static func shortened(_ name: [UInt8]) -> [UInt8] {
    guard name.count > 200 else { return name }
    let kept = name.prefix(201)
    let end = kept.lastIndex { $0 & 0xC0 != 0x80 } ?? 200
    return Array(kept[..<end])
  }

  /// The path without links and dots; for a missing file and for standard input the name as it is.
  private static func fullPath(of path: PhotoPath) -> [UInt8] {
    guard path != .standardInput, !path.bytes.contains(0),
      let full = realpath(path.bytes.map { CChar(bitPattern: $0) } + [0], nil)
    else { return path.bytes }
    defer { free(full) }
    return UnsafeBufferPointer(start: full, count: strlen(full)).map { UInt8(bitPattern: $0) }
  }
}
