import Files
import SystemPackage

/// The bytes of a plain, gzip, zstd or xz file or pipe, decompressed as they are read.
///
/// Not for two threads at once.
public final class DecompressedFile: ByteSource {
  public let path: PhotoPath
  /// The compressed size in bytes; nil for a pipe.
  public let size: Int?
  public private(set) var compression = Compression.none

  private let file: OpenFile
  private var decoder: any StreamDecoder = PlainDecoder()
  /// What was read from the file, and which part of it is still to be decoded.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var pending = 0..<0
  private var isAtEnd = false
  /// Decompressed bytes that were looked at and are still to be read.
  private var peeked: ArraySlice<UInt8> = []
  /// How many bytes of the file have been read into the buffer.
  private var received = 0

  /// Opens a file and finds out how it is compressed.
  ///
  /// - Parameter path: standard input by the name "-".
  /// - Throws: ``DecompressionProblem``.
  public init(_ path: PhotoPath) throws(DecompressionProblem) {
    self.path = path
    do throws(Errno) {
      file = try OpenFile(reading: path)
    } catch {
      throw DecompressionProblem(path: path, offset: 0, fault: .file(FileProblem(error)))
    }
    let status = try? Stat(file.descriptor)
    size = status.flatMap { $0.type == .regular ? Int($0.size) : nil }
    // A pipe may give its first bytes one by one.
    while !isAtEnd && pending.count < 6 { try receive() }
    compression = Compression(startingWith: buffer[pending])
    decoder = compression.makeDecoder()
  }

  deinit { buffer.deallocate() }

  /// How many bytes of the compressed file have been decoded.
  public var offset: Int { received - pending.count }

  public func read(
    into output: UnsafeMutableRawBufferPointer
  ) throws(DecompressionProblem) -> Int {
    var filled = min(peeked.count, output.count)
    output.copyBytes(from: peeked.prefix(filled))
    peeked = peeked.dropFirst(filled)
    while filled < output.count {
      if pending.isEmpty && !isAtEnd { try receive() }
      let step = try decode(into: UnsafeMutableRawBufferPointer(rebasing: output[filled...]))
      filled += step.written
      if step.read > 0 || step.written > 0 { continue }
      guard isAtEnd && pending.isEmpty else {
        throw problem(.damaged("something follows after the \(compression) stream"))
      }
      guard decoder.mayEnd else { throw problem(.truncated("the \(compression) stream")) }
      break
    }
    return filled
  }

  /// The next bytes, which the next read gives again; fewer than `count` only at the end.
  ///
  /// - Throws: ``DecompressionProblem``.
  public func peek(_ count: Int) throws(DecompressionProblem) -> ArraySlice<UInt8> {
    if peeked.count < count { peeked += try bytesAfterPeeked(count - peeked.count) }
    return peeked.prefix(count)
  }

  private func bytesAfterPeeked(_ count: Int) throws(DecompressionProblem) -> [UInt8] {
    let held = peeked
    peeked = []
    defer { peeked = held }
    return try next(count)
  }

  private func decode(
    into output: UnsafeMutableRawBufferPointer
  ) throws(DecompressionProblem) -> DecoderStep {
    do throws(StreamDamage) {
      let step = try decoder.decode(
        UnsafeRawBufferPointer(rebasing: buffer[pending]), isLast: isAtEnd, into: output)
      pending.removeFirst(step.read)
      return step
    } catch {
      pending.removeFirst(error.read)
      throw problem(.damaged(error.reason))
    }
  }

  /// Reads more of the file after what is pending.
  private func receive() throws(DecompressionProblem) {
    let kept = pending.count
    if kept > 0 { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[pending])) }
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[kept...])
    do {
      let count = try file.descriptor.read(into: rest)
      isAtEnd = count == 0
      received += count
      pending = 0..<(kept + count)
    } catch {
      throw problem(.file(FileProblem(error as? Errno ?? .ioError)))
    }
  }

  private func problem(_ fault: DecompressionProblem.Fault) -> DecompressionProblem {
    DecompressionProblem(path: path, offset: offset, fault: fault)
  }
}
