/// The picture formats that can be decoded, told apart by their first bytes, never by a file's name.
public enum ImageFormat: String, Sendable, CaseIterable {
  case jpeg
  case png

  /// The format whose signature `bytes` begins with; nil for any other content.
  public init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else {
      return nil
    }
  }
}
