extension ImageFormat {
  public static let heic = ImageFormat(
    "heic", name: "HEIC", fileNameExtensions: ["heic", "heif", "hif"])
  public static let avif = ImageFormat("avif", name: "AVIF", fileNameExtensions: ["avif"])
}

extension HEIFDecoder {
  /// One of the two by the brands of the file type box (ISO/IEC 23008-12, clause 10), so that
  /// videos in the same container are none.
  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
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
}
