import CISAL
import CLZMA
import CZstd

/// Compresses whole files.
public enum Compressor {
  /// One member, by ISA-L.
  public static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    defer { stream.deallocate() }
    isal_deflate_init(stream)
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 8 + 1024)
    let room = output.count
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.pointee.gzip_flag = UInt16(IGZIP_GZIP)
        stream.pointee.end_of_stream = 1
        stream.pointee.flush = UInt16(NO_FLUSH)
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(room)
        return isal_deflate(stream)
      }
    }
    precondition(status == COMP_OK && stream.pointee.internal_state.state == ZSTATE_END)
    return Array(output[..<(room - Int(stream.pointee.avail_out))])
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
