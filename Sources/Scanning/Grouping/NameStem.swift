/// The part of a photo's path that all photos of one record share: `shelf/blue-back.jpg` and
/// `shelf/blue (2).jpg` both have the stem `shelf/blue`.
struct NameStem: Equatable {
  /// The folder and the part of the name that is left.
  let bytes: [UInt8]
  /// Whether a suffix such as -back was removed, besides the file name extension.
  let hasSuffix: Bool

  private static let words: Set = [
    "front", "back", "rear", "spine", "cover", "inner", "label", "barcode", "obi", "a", "b", "c",
    "d",
  ]

  init(path: [UInt8]) {
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = path[start...]
    let end = name.dropFirst().lastIndex(of: UInt8(ascii: ".")) ?? path.count
    let base = path[start..<end]
    guard let length = Self.suffixLength(of: base), length < base.count else {
      (bytes, hasSuffix) = (Array(path[..<end]), false)
      return
    }
    (bytes, hasSuffix) = (Array(path[..<(end - length)]), true)
  }

  /// The length of a separator with the word or digit after it, or of a number in parentheses.
  private static func suffixLength(of base: ArraySlice<UInt8>) -> Int? {
    if base.last == UInt8(ascii: ")"), let open = base.lastIndex(of: UInt8(ascii: "(")) {
      let number = base[(open + 1)..<(base.endIndex - 1)]
      guard number.count == 1, isNumber(number) else { return nil }
      let spaces = base[..<open].reversed().prefix { $0 == UInt8(ascii: " ") }.count
      return base.endIndex - open + spaces
    }
    guard let separator = base.lastIndex(where: { "-_ .".utf8.contains($0) }) else { return nil }
    let word = base[(separator + 1)...]
    guard
      words.contains(String(decoding: word, as: UTF8.self).lowercased())
        || word.count == 1 && isNumber(word)
    else { return nil }
    return base.endIndex - separator
  }

  /// From 1 to 9: longer numbers are a camera's, not those of one record's sides.
  private static func isNumber(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.allSatisfy { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }
}
