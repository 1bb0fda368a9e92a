import CTIFF

/// Memory that libtiff writes a file to.
final class TIFFOutput {
  private(set) var bytes: [UInt8] = []
  private var position = 0

  /// The open file; this must live until it is closed.
  func open(mode: String) -> OpaquePointer? {
    TIFFClientOpen(
      "output", mode, Unmanaged.passUnretained(self).toOpaque(),
      { Int64(TIFFOutput.of($0).read(into: $1, count: Int($2))) },
      { Int64(TIFFOutput.of($0).write($1, count: Int($2))) },
      { TIFFOutput.of($0).seek(Int(truncatingIfNeeded: $1), from: $2) },
      { _ in 0 },
      { UInt64(TIFFOutput.of($0).bytes.count) },
      nil, nil)
  }

  private static func of(_ handle: UnsafeMutableRawPointer?) -> TIFFOutput {
    Unmanaged<TIFFOutput>.fromOpaque(handle!).takeUnretainedValue()
  }

  private func read(into target: UnsafeMutableRawPointer?, count: Int) -> Int {
    let given = min(count, max(0, bytes.count - position))
    for index in 0..<given {
      target!.storeBytes(of: bytes[position + index], toByteOffset: index, as: UInt8.self)
    }
    position += given
    return given
  }

  private func write(_ source: UnsafeMutableRawPointer?, count: Int) -> Int {
    let missing = position + count - bytes.count
    if missing > 0 { bytes += [UInt8](repeating: 0, count: missing) }
    for index in 0..<count {
      bytes[position + index] = source!.load(fromByteOffset: index, as: UInt8.self)
    }
    position += count
    return count
  }

  private func seek(_ offset: Int, from origin: Int32) -> UInt64 {
    position = offset + (origin == SEEK_CUR ? position : origin == SEEK_END ? bytes.count : 0)
    return UInt64(position)
  }
}
