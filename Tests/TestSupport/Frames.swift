/// Frames as another program writes them for `--frames-from`.
public enum Frames {
  /// One frame: the mark, both lengths, the name and the content.
  ///
  /// - Parameters:
  ///   - nameLength: what the head says of the name; its length by default.
  ///   - contentLength: what the head says of the content; its length by default.
  public static func frame(
    _ name: [UInt8], _ content: [UInt8], nameLength: UInt32? = nil, contentLength: UInt64? = nil
  ) -> [UInt8] {
    Array("VCF1".utf8) + bytes(of: nameLength ?? UInt32(name.count))
      + bytes(of: contentLength ?? UInt64(content.count)) + name + content
  }

  public static func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
    frame(Array(name.utf8), content)
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
