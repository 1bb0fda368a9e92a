import SystemPackage

extension AsideFile {
  /// Why a file could not be written.
  public struct Failure: Error, Sendable, Hashable {
    public enum Reason: Sendable, Hashable {
      /// A device or a folder stands in its place.
      case notARegularFile
      case system(Errno)
    }

    public let path: PhotoPath
    public let reason: Reason
  }
}

extension AsideFile.Failure.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notARegularFile: "is not a regular file"
    case .system(let error): error.description
    }
  }
}

extension AsideFile.Failure: CustomStringConvertible {
  /// With the file's name and what to do.
  public var description: String {
    switch reason {
    case .notARegularFile: "\(path): \(reason): choose another file"
    case .system: "\(path): \(reason): make room or choose another file"
    }
  }
}
