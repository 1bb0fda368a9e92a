import Files
import ImageDecoding
import Problems
import Scanning

/// Why a photo has no annotated copy.
public enum AnnotationError: Problem, Equatable {
  /// The folder cannot be made or used; the reason is the system's message.
  case folder(String, reason: String)
  /// The file cannot be written; the reason is the system's message.
  case file(String, reason: String)
  /// There is a file of that name that is not an earlier copy of the photo.
  case occupied(String)
  /// The photo cannot be read again.
  case unreadable(PhotoPath, FileProblem)
  /// The photo cannot be shown.
  case picture(PhotoPath, ImageDecodingError)
}

extension AnnotationError {
  public var reason: String {
    switch self {
    case .folder(let path, let reason), .file(let path, let reason): "\(path): \(reason)"
    case .occupied(let path): "\(path): not an earlier copy of that photo, so it stays"
    case .unreadable(let path, let problem): "\(path): no annotated copy: \(problem.reason)"
    case .picture(let path, let error): "\(path): no annotated copy: \(error.reason)"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .folder: .chooseAnother(.annotatedFolder)
    case .file: .makeRoomOrChooseAnother(.folder)
    case .occupied: .moveOrChooseAnother(.folder)
    case .unreadable(_, let problem): problem.remedy
    case .picture(_, let error): error.remedy
    }
  }
}
