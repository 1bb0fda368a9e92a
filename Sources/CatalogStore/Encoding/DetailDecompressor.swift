import CZstd

/// Gives back what ``DetailCompressor`` was given. Not for several threads at once.
final class DetailDecompressor {
  struct Malformed: Error {}

  /// No release is longer; a file that says so is broken.
  private static let longest = 64 << 20

  private let context = ZSTD_createDCtx()
  private let dictionary: DecompressionDictionary?
  private var frame: [UInt8] = []
  private var output: [UInt8] = []

  init(_ dictionary: DecompressionDictionary?) {
    self.dictionary = dictionary
  }

  deinit {
    ZSTD_freeDCtx(context)
  }

  /// What `body` makes of a release's bytes.
  func withBytes<Value>(
    of value: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Value
  ) throws -> Value {
    guard let kind = value.first else { throw Malformed() }
    let content = UnsafeRawBufferPointer(rebasing: value.dropFirst())
    if kind == 0 { return try body(content) }
    guard kind == 1 || (kind == 2 && dictionary != nil) else { throw Malformed() }
    frame.removeAll(keepingCapacity: true)
    frame += DetailCompressor.magic
    frame += content
    let size = ZSTD_getFrameContentSize(frame, frame.count)
    guard size <= UInt64(Self.longest) else { throw Malformed() }
    if output.count < Int(size) { output = [UInt8](repeating: 0, count: max(4096, Int(size))) }
    let count =
      kind == 1
      ? ZSTD_decompressDCtx(context, &output, Int(size), frame, frame.count)
      : ZSTD_decompress_usingDDict(
        context, &output, Int(size), frame, frame.count, dictionary?.handle)
    guard ZSTD_isError(count) == 0, count == Int(size) else { throw Malformed() }
    return try output.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }
}
