/// The name of a photo, byte for byte: a file system's names need not be UTF-8.
public struct PhotoPath: Sendable, Hashable {
  /// The bytes, without a terminating zero.
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Calls `body` with the name as the system's functions take it.
  public func withFileSystemName<Value, Failure>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(bytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// The path of a name in this folder.
  public func appending(_ name: [UInt8]) -> PhotoPath {
    let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return PhotoPath(bytes: bytes + separator + name)
  }

  /// The name that stands for standard input.
  public static let standardInput = PhotoPath("-")
}

extension PhotoPath: CustomStringConvertible {
  /// The name as text; bytes that are not UTF-8 become U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
