/// How a file is compressed, told by its first bytes and never by its name.
public enum Compression: Sendable, Hashable, CaseIterable {
  case none
  /// RFC 1952.
  case gzip
  /// RFC 8878.
  case zstd
  /// The .xz file format, version 1.2.1.
  case xz

  /// - Parameter start: the first bytes of a file; six are enough.
  public init(startingWith start: some Collection<UInt8>) {
    self = Self.allCases.first { !$0.magic.isEmpty && start.starts(with: $0.magic) } ?? .none
  }

  private var magic: [UInt8] {
    switch self {
    case .none: []
    case .gzip: [0x1F, 0x8B]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
    }
  }

  func makeDecoder() -> any StreamDecoder {
    switch self {
    case .none: PlainDecoder()
    case .gzip: GzipDecoder()
    case .zstd: ZstdDecoder()
    case .xz: XZDecoder()
    }
  }
}

extension Compression: CustomStringConvertible {
  /// The name of the format.
  public var description: String {
    switch self {
    case .none: "plain"
    case .gzip: "gzip"
    case .zstd: "zstd"
    case .xz: "xz"
    }
  }
}
