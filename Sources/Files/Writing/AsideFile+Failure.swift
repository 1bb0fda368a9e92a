import Problems
import SystemPackage

extension AsideFile {
  /// Why a file could not be written, with its name.
  public struct Failure: Problem, Hashable {
    public enum Cause: Sendable, Hashable {
      /// A device or a folder stands in its place.
      case notARegularFile
      case system(Errno)
    }

    public let path: PhotoPath
    public let cause: Cause
  }
}

extension AsideFile.Failure {
  public var reason: String {
    switch cause {
    case .notARegularFile: "\(path): is not a regular file"
    case .system(let error): "\(path): \(error)"
    }
  }

  public var remedy: Remedy? {
    switch cause {
    case .notARegularFile: .chooseAnother(.file)
    case .system: .makeRoomOrChooseAnother(.file)
    }
  }
}
