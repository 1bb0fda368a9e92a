import Files
import ImageDecoding
import Scanning

/// Why a photo has no annotated copy.
public enum AnnotationError: Error, Equatable, Sendable {
  /// The folder cannot be made or used, in the system's words.
  case folder(String, reason: String)
  /// The file cannot be written, in the system's words.
  case file(String, reason: String)
  /// A file of that name is there which is no earlier copy of the photo.
  case occupied(String)
  /// The photo cannot be shown.
  case picture(PhotoPath, ImageDecodingError)
}

extension AnnotationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .folder(let path, let reason): "\(path): \(reason): choose another folder for --annotate"
    case .file(let path, let reason): "\(path): \(reason): make room or choose another folder"
    case .occupied(let path):
      "\(path): not an earlier copy of that photo, so it stays: move it, or choose another folder"
    case .picture(let path, let error): "\(path): no annotated copy: \(error)"
    }
  }
}
