/// The number that a label gave a release, such as "ILPS 9087", compared as collectors mean it.
///
/// Only letters and digits count, in either case: "ILPS-9087" equals "ilps 9087". Zeros before a
/// number do not count: "HBDR-002" equals "HBDR 2". Zeros anywhere else do, and so do the digits of
/// a country or a format: "CK 63628" and "CK 6362" differ.
public struct CatalogueNumber: Sendable {
  /// As it was written.
  public let text: String
  /// What is compared: lower-case letters and digits without anything between them, and without
  /// zeros before a number. Two numbers are equal if and only if their keys are; an index may store it.
  public let key: String

  /// Nil for text without a letter or digit, and for "none", Discogs' word for no number.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    // An import makes keys of millions, nearly all of them ASCII.
    key = text.withUTF8(Self.key(ofASCII:)) ?? Self.key(of: text)
    self.text = text
    if key.isEmpty || key == "none" { return nil }
  }

  private static func key(of text: String) -> String {
    let characters = Array(text.lowercased().filter { $0.isLetter || $0.isNumber })
    var key = ""
    for (index, character) in characters.enumerated() {
      let isPadding =
        character == "0" && key.last?.isNumber != true
        && index + 1 < characters.count && characters[index + 1].isNumber
      if !isPadding { key.append(character) }
    }
    return key
  }

  /// The same; nil for other than ASCII.
  private static func key(ofASCII text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    var key: [UInt8] = []
    key.reserveCapacity(text.count)
    // The zeros before a number that are not followed by another digit yet.
    var isAfterZero = false
    for byte in text {
      let isDigit = (0x30...0x39).contains(byte)
      guard isDigit || (0x61...0x7a).contains(byte | 0x20) else { continue }
      if isAfterZero {
        isAfterZero = false
        if isDigit { key.removeLast() }
      }
      isAfterZero = byte == 0x30 && !(key.last.map { (0x30...0x39).contains($0) } ?? false)
      key.append(isDigit ? byte : byte | 0x20)
    }
    return String(decoding: key, as: UTF8.self)
  }
}

extension CatalogueNumber: Hashable {
  public static func == (a: CatalogueNumber, b: CatalogueNumber) -> Bool { a.key == b.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension CatalogueNumber: CustomStringConvertible {
  public var description: String { text }
}

extension LabelCredit {
  /// The catalogue number as a value to compare; nil where there is none.
  public var number: CatalogueNumber? { catalogueNumber.flatMap { CatalogueNumber($0) } }
}
