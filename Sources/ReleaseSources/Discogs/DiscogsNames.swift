import Releases

extension [UInt8] {
  /// Leaves out " (2)" at the end, by which Discogs tells artists and labels of one name apart.
  public mutating func removeNumber() {
    let end = withUnsafeBufferPointer { $0.endBeforeNumber }
    removeLast(count - end)
  }
}

extension String {
  /// The text without " (2)" at the end.
  public var withoutNumber: String {
    var bytes = Array(utf8)
    bytes.removeNumber()
    return bytes.count == utf8.count ? self : String(decoding: bytes, as: UTF8.self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var endBeforeNumber: Int {
    guard last == UInt8(ascii: ")") else { return count }
    var index = count - 2
    while index >= 0, (48...57).contains(self[index]) { index -= 1 }
    guard index < count - 2, index >= 2, self[index] == UInt8(ascii: "("), self[index - 1] == 0x20
    else { return count }
    return index - 1
  }
}

extension ReleaseIdentifier.Kind {
  /// - Parameter type: Discogs' words, such as "Matrix / Runout".
  public init(discogs type: String) {
    switch type {
    case "Barcode": self = .barcode
    case "Other": self.init(rawValue: "other")
    case "Mastering SID Code": self.init(rawValue: "masteringSIDCode")
    case "Mould SID Code": self.init(rawValue: "mouldSIDCode")
    case "Matrix / Runout": self = .matrixRunout
    case "Rights Society": self.init(rawValue: "rightsSociety")
    case "Label Code": self.init(rawValue: "labelCode")
    case "Depósito Legal": self.init(rawValue: "depositoLegal")
    default: self.init(rawValue: Self.camelCase(type))
    }
  }

  /// The words in one: "Mastering SID Code" as "masteringSIDCode", "ISRC" as "isrc".
  private static func camelCase(_ type: String) -> String {
    let words = type.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "other" }
    return words.dropFirst().reduce(first.lowercased()) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
