import Problems
import SystemPackage

extension AsideFile {
  /// Why a file could not be written.
  public struct Failure: Problem, Hashable {
    public enum Cause: Sendable, Hashable {
      /// A device or a folder stands in its place.
      case notARegularFile
      case system(Errno)
    }

    public let path: PhotoPath
    public let cause: Cause

    public var reason: String { "\(path): \(cause)" }

    public var remedy: Remedy? {
      switch cause {
      case .notARegularFile: .chooseAnother(.file)
      case .system(.noSuchFileOrDirectory), .system(.notDirectory):
        .makeFolderOrChooseAnother(.file)
      case .system(.permissionDenied), .system(.notPermitted), .system(.readOnlyFileSystem):
        .chooseAnother(.file)
      case .system(.fileNameTooLong): .chooseAnotherName
      case .system: .makeRoomOrChooseAnother(.file)
      }
    }
  }
}

extension AsideFile.Failure.Cause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notARegularFile: "is not a regular file"
    case .system(.noSuchFileOrDirectory): "the folder does not exist"
    case .system(let error): error.description
    }
  }
}
