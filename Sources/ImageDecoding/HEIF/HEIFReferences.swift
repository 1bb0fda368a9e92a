/// Which items of a HEIF file are decoded to make which others: tiles of a grid, layers of an
/// overlay, the alpha of a picture (ISO/IEC 14496-12, clause 8.11.12).
///
/// libheif 1.15 follows them without end where an item is a part of itself.
struct HEIFReferences {
  /// A phone's picture is a grid of tiles, perhaps with a grid for its alpha.
  private static let depthLimit = 8
  /// The most items that one picture may be made of, each counted as often as it is used.
  private static let partLimit = 10_000

  private var parts: [Int: [Int]] = [:]

  /// Reads whatever looks like the box, so that nothing depends on finding boxes as libheif does.
  init(_ bytes: [UInt8]) {
    let name = Array("iref".utf8)
    for start in bytes.indices.dropFirst(4) where bytes[start] == name[0] {
      if bytes[start...].starts(with: name) { add(referencesAt: start, in: bytes) }
    }
  }

  /// Whether no item is a part of itself or made of absurdly many.
  var areSound: Bool {
    var counts: [Int: Int] = [:]
    return parts.keys.allSatisfy { count(ofPartsIn: $0, depth: 0, &counts) != nil }
  }

  /// The item and all that it is made of; nil over a limit.
  private func count(ofPartsIn item: Int, depth: Int, _ counts: inout [Int: Int]) -> Int? {
    if let known = counts[item] { return known }
    guard depth < Self.depthLimit else { return nil }
    var total = 1
    for part in parts[item] ?? [] {
      guard let count = count(ofPartsIn: part, depth: depth + 1, &counts),
        total + count <= Self.partLimit
      else { return nil }
      total += count
    }
    counts[item] = total
    return total
  }

  /// - Parameter start: the byte at which the box's name begins.
  private mutating func add(referencesAt start: Int, in bytes: [UInt8]) {
    guard let size = bytes.bigEndian(at: start - 4, count: 4), start + 8 <= bytes.count else {
      return
    }
    // Sizes of 0 and 1 have a meaning of their own: up to the end is always enough.
    let end = size < 16 ? bytes.count : min(bytes.count, start - 4 + size)
    let content = start + 4 + Self.extraHeader(size)
    guard content < bytes.count else { return }
    let idSize = bytes[content] == 0 ? 2 : 4
    var offset = content + 4
    while offset + 8 <= end {
      let kind = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      offset += 8 + Self.extraHeader(bytes.bigEndian(at: offset, count: 4) ?? 0)
      guard let from = bytes.bigEndian(at: offset, count: idSize),
        let count = bytes.bigEndian(at: offset + idSize, count: 2)
      else { return }
      offset += idSize + 2
      for _ in 0..<count {
        guard let to = bytes.bigEndian(at: offset, count: idSize) else { return }
        offset += idSize
        switch kind {
        case "dimg": parts[from, default: []].append(to)
        case "auxl": parts[to, default: []].append(from)
        default: break
        }
      }
    }
  }

  /// A size of 1 says that the true one follows the name (ISO/IEC 14496-12, clause 4.2).
  private static func extraHeader(_ size: Int) -> Int { size == 1 ? 8 : 0 }
}
