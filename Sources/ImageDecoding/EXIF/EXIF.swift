import Imaging

/// What is read of an EXIF block: which way up the picture is, and when it was taken (Exif 2.32,
/// clause 4.6).
///
/// A broken block says nothing: a picture is not refused for its metadata.
struct EXIF {
  /// A TIFF header and its directories.
  private let tiff: [UInt8]
  private let isBigEndian: Bool

  /// What comes before a block in JPEG, and in the WebP files of some writers.
  static let header = Array("Exif\0\0".utf8)

  init(_ block: ArraySlice<UInt8>) {
    tiff = Array(block)
    isBigEndian = tiff.first == UInt8(ascii: "M")
  }

  /// Tag 0x0112 of the first directory.
  var orientation: ImageOrientation {
    guard let entry = entry(0x0112, inDirectoryAt: firstDirectory),
      let value = integer(at: entry + 8, bytes: 2)
    else { return .up }
    return UInt8(exactly: value).flatMap(ImageOrientation.init(rawValue:)) ?? .up
  }

  /// The 19 characters of DateTimeOriginal, tag 0x9003 of EXIF's own directory.
  var dateTimeOriginal: ArraySlice<UInt8>? {
    guard let directory = long(0x8769, inDirectoryAt: firstDirectory),
      let start = long(0x9003, inDirectoryAt: directory), start + 19 <= tiff.count
    else { return nil }
    return tiff[start..<(start + 19)]
  }

  private var firstDirectory: Int? { integer(at: 4, bytes: 4) }

  /// The value of a tag that has one number of four bytes, or the offset of a longer value.
  private func long(_ tag: Int, inDirectoryAt directory: Int?) -> Int? {
    entry(tag, inDirectoryAt: directory).flatMap { integer(at: $0 + 8, bytes: 4) }
  }

  /// The offset of the twelve bytes that a directory has for a tag (TIFF 6.0, section 2).
  private func entry(_ tag: Int, inDirectoryAt directory: Int?) -> Int? {
    guard let directory, let count = integer(at: directory, bytes: 2) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let found = integer(at: offset, bytes: 2) else { return nil }
      if found == tag { return offset }
    }
    return nil
  }

  private func integer(at offset: Int, bytes count: Int) -> Int? {
    isBigEndian
      ? tiff.bigEndian(at: offset, count: count) : tiff.littleEndian(at: offset, count: count)
  }
}
