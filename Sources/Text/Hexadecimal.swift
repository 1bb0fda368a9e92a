extension BinaryInteger {
  /// The number in lower-case hexadecimal digits, filled up with zeros from the left.
  ///
  /// - Parameter digits: how many digits there are at least.
  public func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension Sequence<UInt8> {
  /// The bytes percent-encoded: everything but the unreserved characters of RFC 3986, section 2.3,
  /// as a percent sign and two upper-case hexadecimal digits.
  public var percentEncoded: String {
    reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%" + byte.hexadecimal(digits: 2).uppercased()
      }
    }
  }
}
