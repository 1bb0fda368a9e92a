import CZstd

/// Compresses releases one by one. Not for several threads at once.
///
/// The first byte says how: 0 for bytes as they are, 1 for zstd and 2 for zstd with the file's
/// dictionary. The four bytes with which each zstd frame begins are left out.
final class DetailCompressor {
  /// Measured on real releases: higher levels take longer than the rest of an import and save little.
  static let level: Int32 = 4
  static let magic: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd]

  private let context: OpaquePointer?
  private let dictionary: CompressionDictionary?

  init(_ dictionary: CompressionDictionary?) {
    self.dictionary = dictionary
    context = ZSTD_createCCtx()
    ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, Self.level)
    // SQLite knows the size of a value, and the file its dictionary.
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 0)
    ZSTD_CCtx_setParameter(context, ZSTD_c_dictIDFlag, 0)
    if let dictionary { ZSTD_CCtx_refCDict(context, dictionary.handle) }
  }

  deinit {
    ZSTD_freeCCtx(context)
  }

  /// Appends a release, compressed if that makes it shorter.
  func append(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    let start = output.count
    let room = ZSTD_compressBound(bytes.count)
    output.append(contentsOf: repeatElement(0, count: room))
    let count = output.withUnsafeMutableBytes { buffer in
      ZSTD_compress2(context, buffer.baseAddress! + start, room, bytes.baseAddress, bytes.count)
    }
    guard ZSTD_isError(count) == 0, count - 3 < bytes.count + 1 else {
      output.removeSubrange(start...)
      output.append(0)
      output.append(contentsOf: bytes)
      return
    }
    // The magic number makes room for the first byte.
    output.removeSubrange((start + count)...)
    output.removeSubrange(start..<(start + 3))
    output[start] = dictionary == nil ? 1 : 2
  }
}
