import CTIFF

/// The bytes of a TIFF file as libtiff reads them: mapped, since libtiff 4.5 refuses plain tiles of
/// files that are not.
final class TIFFMemory {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// - Parameter bytes: must stay valid as long as this.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Opens the file; nil where the first directory cannot be read.
  ///
  /// The memory and the message must stay valid as long as the file is open.
  ///
  /// - Parameter memoryLimit: the most bytes that libtiff may ask for at once.
  func open(message: UnsafeMutablePointer<TIFFMessage>, memoryLimit: Int) -> OpaquePointer? {
    guard let options = TIFFOpenOptionsAlloc() else { return nil }
    defer { TIFFOpenOptionsFree(options) }
    TIFFOpenOptionsKeepMessage(options, message)
    TIFFOpenOptionsSetMaxSingleMemAlloc(options, Int64(memoryLimit))
    // O: lists of strips and tiles are read as far as they are needed, and not for each directory.
    return TIFFClientOpenExt(
      "picture", "rO", Unmanaged.passUnretained(self).toOpaque(),
      { Int64(TIFFMemory.of($0)?.read(into: $1, count: Int($2)) ?? 0) },
      { _, _, _ in 0 },
      { TIFFMemory.of($0)?.seek($1, from: $2) ?? .max },
      { _ in 0 },
      { UInt64(TIFFMemory.of($0)?.bytes.count ?? 0) },
      { TIFFMemory.of($0)?.map(to: $1, size: $2) ?? 0 },
      { _, _, _ in }, options)
  }

  private static func of(_ handle: UnsafeMutableRawPointer?) -> TIFFMemory? {
    handle.map { Unmanaged<TIFFMemory>.fromOpaque($0).takeUnretainedValue() }
  }

  private func map(
    to start: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, size: UnsafeMutablePointer<UInt64>?
  ) -> Int32 {
    // libtiff copies what it has to change.
    start?.pointee = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
    size?.pointee = UInt64(bytes.count)
    return 1
  }

  private func read(into target: UnsafeMutableRawPointer?, count: Int) -> Int {
    let available = min(count, max(0, bytes.count - position))
    guard let target, available > 0, let start = bytes.baseAddress else { return 0 }
    target.copyMemory(from: start + position, byteCount: available)
    position += available
    return available
  }

  private func seek(_ offset: UInt64, from origin: Int32) -> UInt64 {
    let base =
      switch origin {
      case SEEK_CUR: position
      case SEEK_END: bytes.count
      default: 0
      }
    // libtiff gives a negative distance as a large number.
    let (sum, overflow) = base.addingReportingOverflow(Int(truncatingIfNeeded: offset))
    guard !overflow, sum >= 0 else { return .max }
    position = sum
    return UInt64(sum)
  }
}
