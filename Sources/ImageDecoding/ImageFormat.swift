/// The picture formats that can be decoded, told apart by their first bytes, never by a file's name.
public enum ImageFormat: String, Sendable, CaseIterable, Codable {
  case jpeg
  case png
  case webp
  case heic
  case avif
  case tiff
  case bmp
  case pnm

  /// The format whose signature `bytes` begins with; nil for any other content.
  public init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if let format = Self.heif(brandedIn: bytes) {
      self = format
    } else if Self.tiffSignatures.contains(where: { bytes.starts(with: $0) }) {
      self = .tiff
    } else if Self.isBMP(bytes) {
      self = .bmp
    } else if Self.isPNM(bytes) {
      self = .pnm
    } else {
      return nil
    }
  }

  /// Classic and BigTIFF, of either byte order (TIFF 6.0, section 2).
  private static let tiffSignatures: [[UInt8]] = [
    [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
  ]

  /// One of the two by the brands of the file type box (ISO/IEC 23008-12, clause 10), so that films
  /// in the same container are none.
  private static func heif(brandedIn bytes: [UInt8]) -> ImageFormat? {
    guard bytes.dropFirst(4).starts(with: "ftyp".utf8),
      let size = bytes.bigEndian(at: 0, count: 4), size >= 16
    else { return nil }
    let end = min(size, bytes.count, 512)
    let offsets = [8] + Array(stride(from: 16, to: end, by: 4))
    let brands = offsets.filter { $0 + 4 <= end }.map {
      String(decoding: bytes[$0..<($0 + 4)], as: UTF8.self)
    }
    if brands.contains("avif") || brands.contains("avis") { return .avif }
    let pictures: Set = [
      "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1",
    ]
    return pictures.isDisjoint(with: brands) ? nil : .heic
  }

  /// The letters BM, with which many a text begins too, and behind the file header another of a size
  /// that there is.
  private static func isBMP(_ bytes: [UInt8]) -> Bool {
    let sizes = [12, 16, 40, 52, 56, 64, 108, 124]
    return bytes.starts(with: "BM".utf8)
      && bytes.littleEndian(at: 14, count: 4).map(sizes.contains) ?? false
  }

  /// The letter P, a digit from 1 to 6, and white space or a comment.
  private static func isPNM(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P") else { return false }
    let digits = UInt8(ascii: "1")...UInt8(ascii: "6")
    return digits.contains(bytes[1])
      && (PNMHeader.isSpace(bytes[2]) || bytes[2] == UInt8(ascii: "#"))
  }

  /// The name that people know it by.
  public var name: String { self == .webp ? "WebP" : rawValue.uppercased() }
}
