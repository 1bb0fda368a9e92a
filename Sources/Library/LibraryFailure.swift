import Problems
import SQLiteSupport

/// Why something could not be done in the library.
public enum LibraryFailure: Problem, Hashable, Codable {
  /// It cannot be used; `reason` is in SQLite's words.
  case broken(path: String, reason: String)
  /// The disk has no room; nothing was changed.
  case full(path: String)
  /// Another program keeps it locked; nothing was changed.
  case busy(path: String)
  /// It cannot be written; nothing was changed.
  case readOnly(path: String)
  /// There is not enough memory; nothing was changed.
  case outOfMemory(path: String)
  /// The process may open no more files; nothing was changed.
  case tooManyFiles(path: String)
  /// What was asked for cannot be done; nothing was changed.
  case refused(String, remedy: Remedy? = nil)
}

extension LibraryFailure {
  public var reason: String {
    switch self {
    case .broken(let path, let reason): "\(path): cannot be used (\(reason))"
    case .full(let path): "\(path): the disk is full"
    case .busy(let path): "\(path): another program keeps it locked"
    case .readOnly(let path): "\(path): cannot be written"
    case .outOfMemory(let path): "\(path): there is not enough memory"
    case .tooManyFiles(let path): "\(path): too many files are open"
    case .refused(let reason, _): reason
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .broken: .checkLibraryOrRestoreBackup
    case .full: .makeRoom
    case .busy: .waitForOtherProgram
    case .readOnly: .makeWritable
    case .outOfMemory: .freeMemory
    case .tooManyFiles: .allowMoreOpenFiles
    case .refused(_, let remedy): remedy
    }
  }
}

extension LibraryFailure {
  /// What SQLite failed with while it worked with a library.
  init(_ error: any Error, path: String) {
    self =
      switch SQLiteObstacle(error) {
      case .full: .full(path: path)
      case .busy: .busy(path: path)
      case .notWritable: .readOnly(path: path)
      case .outOfMemory: .outOfMemory(path: path)
      case .tooManyFiles: .tooManyFiles(path: path)
      case nil: error as? LibraryFailure ?? .broken(path: path, reason: error.sqliteReason)
      }
  }
}
