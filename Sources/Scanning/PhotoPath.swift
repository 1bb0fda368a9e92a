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
  func withFileSystemName<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    body(bytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// The name that stands for standard input.
  public static let standardInput = PhotoPath("-")
}

extension PhotoPath: CustomStringConvertible {
  /// The name as text; bytes that are not UTF-8 become U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
