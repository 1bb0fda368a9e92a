import Files

/// A text file beside a photo says something about it: `back.txt` about `back.jpg`.
extension PhotoPath {
  /// The text file beside this photo, whether it exists or not; nil for a text file.
  var textFile: PhotoPath? {
    let path = PhotoPath(bytes: bytesWithoutExtension + Array(".txt".utf8))
    return path == self ? nil : path
  }

  /// Whether this is the text file beside a photo.
  var isTextFileOfPhoto: Bool {
    guard bytes.suffix(4).elementsEqual(Array(".txt".utf8)) else { return false }
    return Self.photoExtensions.contains { end in
      FolderEntry(PhotoPath(bytes: bytesWithoutExtension + Array(end.utf8))) == .file
    }
  }

  /// Whether its name ends as those of photos do.
  public var isCalledPhoto: Bool {
    Self.photoExtensions.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// A dot at the beginning of a name begins no extension.
  private var bytesWithoutExtension: [UInt8] {
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    guard let dot = name.dropFirst().lastIndex(of: UInt8(ascii: ".")) else { return bytes }
    return Array(bytes.dropLast(name.endIndex - dot))
  }

  /// Of the formats that can be read, as cameras and programs write them.
  private static let photoExtensions = [
    ".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif", ".avif", ".tif", ".tiff", ".gif", ".bmp",
    ".pnm", ".pgm", ".ppm",
  ].flatMap { [$0, $0.uppercased()] }
}
