import Files
import ImageDecoding
import SystemPackage

/// Whether a file is a photo: by its name, so that a damaged photo is not skipped, or else by its
/// first bytes.
enum PhotoSignature {
  case photo
  case other
  case unreadable(FileProblem)

  /// In bytes; enough for the signature of every picture format.
  private static let length = 512

  static func check(_ path: PhotoPath) -> PhotoSignature {
    // Annotated copies that VinylCrate made are not photos to scan.
    if path.bytes.suffix(annotated.count).elementsEqual(annotated) { return .other }
    if path.isNamedAsPhoto { return .photo }
    do throws(Errno) {
      let start = try OpenFile(withoutWaiting: path).nextBytes(length)
      return ImageFormat(signatureOf: start) == nil ? .other : .photo
    } catch {
      return .unreadable(FileProblem(error))
    }
  }

  private static let annotated = Array(".annotated.jpg".utf8)
}

extension PhotoPath {
  /// Whether the ending of its name is that of a picture format.
  public var isNamedAsPhoto: Bool {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = String(decoding: bytes[(dot + 1)...], as: UTF8.self)
    return ImageFormat(fileNameExtension: ending) != nil
  }
}
