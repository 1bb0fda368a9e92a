import Files
import ImageDecoding
import SystemPackage

/// Tells photos from other files: by what they are called, so that a damaged one is not passed over,
/// or else by how they begin.
enum PhotoSignature {
  case photo
  case other
  case unreadable(FileProblem)

  /// As long as the longest signature of a picture format.
  private static let length = 512

  static func check(_ path: PhotoPath) -> PhotoSignature {
    // Copies that VinylCrate itself made of photos are none.
    if path.bytes.suffix(annotated.count).elementsEqual(annotated) { return .other }
    if isNamedAsPhoto(path) { return .photo }
    do throws(Errno) {
      let start = try OpenFile(withoutWaiting: path).nextBytes(length)
      return ImageFormat(signatureOf: start) == nil ? .other : .photo
    } catch {
      return .unreadable(FileProblem(error))
    }
  }

  static func isNamedAsPhoto(_ path: PhotoPath) -> Bool {
    guard let dot = path.bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = String(decoding: path.bytes[(dot + 1)...], as: UTF8.self)
    return ImageFormat(fileNameExtension: ending) != nil
  }

  private static let annotated = Array(".annotated.jpg".utf8)
}
