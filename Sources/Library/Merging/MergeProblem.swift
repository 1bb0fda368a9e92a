import Problems

/// Why a library cannot be merged into another; nothing was changed.
public struct MergeProblem: Problem, Hashable {
  /// What is wrong with its file.
  public let cause: LibraryFileError

  public var reason: String { cause.reason }

  /// It is not the library in use: what is said of that does not help.
  public var remedy: Remedy? {
    switch cause {
    case .missing, .notALibrary: .checkName
    case .damaged(let path, _): .checkOtherLibrary(path)
    case .readOnly, .olderAndReadOnly: .makeWritable
    case .newer, .unreadable, .full, .busy, .outOfMemory, .tooManyFiles: cause.remedy
    }
  }
}

extension LibraryFileError {
  /// The same of another file.
  func about(_ path: String) -> LibraryFileError {
    switch self {
    case .missing: .missing(path: path)
    case .notALibrary(_, let reason): .notALibrary(path: path, reason: reason)
    case .damaged(_, let reason): .damaged(path: path, reason: reason)
    case .newer: .newer(path: path)
    case .olderAndReadOnly: .olderAndReadOnly(path: path)
    case .unreadable: .unreadable(path: path)
    case .full: .full(path: path)
    case .busy: .busy(path: path)
    case .readOnly: .readOnly(path: path)
    case .outOfMemory: .outOfMemory(path: path)
    case .tooManyFiles: .tooManyFiles(path: path)
    }
  }
}
