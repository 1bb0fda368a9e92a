import CLZMA
import CZlib
import CZstd

/// Compresses whole files.
public enum Compressor {
  /// One member.
  public static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    // The largest window, and 16 for gzip.
    deflateInit2_(
      &stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      CInt(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    precondition(status == Z_STREAM_END)
    return Array(output[..<Int(stream.total_out)])
  }

  /// One frame with a checksum.
  public static func zstd(_ bytes: [UInt8]) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count))
    let context = ZSTD_createCCtx()
    defer { ZSTD_freeCCtx(context) }
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1)
    let count = ZSTD_compress2(context, &output, output.count, bytes, bytes.count)
    precondition(ZSTD_isError(count) == 0)
    return Array(output[..<count])
  }

  /// One stream.
  public static func xz(_ bytes: [UInt8]) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: lzma_stream_buffer_bound(bytes.count))
    var count = 0
    let status = lzma_easy_buffer_encode(
      1, LZMA_CHECK_CRC64, nil, bytes, bytes.count, &output, &count, output.count)
    precondition(status == LZMA_OK)
    return Array(output[..<count])
  }
}
