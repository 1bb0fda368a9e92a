import CTIFF

/// An open TIFF file, and the first message of libtiff about it; none reaches standard error.
final class TIFFFile {
  let handle: OpaquePointer
  /// How many bytes the file has; zeros may follow them in memory.
  let size: Int
  private let memory: TIFFMemory
  private let message: UnsafeMutablePointer<TIFFMessage>

  /// - Parameters:
  ///   - bytes: must stay valid as long as this.
  ///   - size: how many of them are the file's.
  ///   - limit: of the picture; libtiff asks for no more memory at once.
  /// - Throws: ``ImageDecodingError`` where there is no first directory.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, size: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) {
    self.size = size
    memory = TIFFMemory(bytes)
    message = .allocate(capacity: 1)
    message.initialize(to: TIFFMessage())
    let memoryLimit = max(PixelLimit.smallPicture, limit.bytes)
    guard let handle = memory.open(message: message, memoryLimit: memoryLimit) else {
      let reason = Self.text(of: message)
      message.deallocate()
      throw .damaged(format: .tiff, reason: reason, offset: nil)
    }
    self.handle = handle
  }

  deinit {
    TIFFClose(handle)
    message.deallocate()
  }

  /// The tag's value in the current directory, or the default of TIFF 6.0, or 0.
  func short(_ tag: Int32) -> Int {
    var value: UInt16 = 0
    return TIFFGetShort(handle, UInt32(tag), &value) == 0 ? 0 : Int(value)
  }

  /// The tag's value in the current directory, or the default of TIFF 6.0, or 0.
  func long(_ tag: Int32) -> Int {
    var value: UInt32 = 0
    return TIFFGetLong(handle, UInt32(tag), &value) == 0 ? 0 : Int(value)
  }

  /// The first message since the last call, as damage from a byte on; nil where there was none.
  func takeDamage(from offset: Int? = nil) -> ImageDecodingError? {
    guard message.pointee.text.0 != 0 else { return nil }
    defer { message.pointee = TIFFMessage() }
    return .damaged(
      format: .tiff, reason: Self.text(of: message), offset: offset.map { min($0, size) })
  }

  private static func text(of message: UnsafePointer<TIFFMessage>) -> String {
    withUnsafeBytes(of: message.pointee.text) { text in
      text[0] == 0 ? "no directory" : String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
