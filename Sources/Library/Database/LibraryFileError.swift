import Problems
import SQLiteSupport

/// Why a file cannot be used as a library.
public enum LibraryFileError: Problem, Hashable {
  /// There is no such file.
  case missing(path: String)
  /// It belongs to another program.
  case notALibrary(path: String, reason: String)
  /// It cannot be read.
  case damaged(path: String, reason: String)
  case newer(path: String)
  /// An older VinylCrate wrote it, and it cannot be brought up to date where it is.
  case olderAndReadOnly(path: String)
  /// This user may not read it.
  case unreadable(path: String)
  /// There is no room on the disk to make it or to bring it up to date.
  case full(path: String)
  /// Another program keeps it locked.
  case busy(path: String)
  /// It, or the folder that it is to stand in, cannot be written.
  case readOnly(path: String)
  case outOfMemory(path: String)
  /// The process may open no more files.
  case tooManyFiles(path: String)
}

extension LibraryFileError {
  public var reason: String {
    switch self {
    case .missing(let path): "\(path): there is no such library"
    case .notALibrary(let path, let reason), .damaged(let path, let reason):
      "\(path): not a usable library (\(reason))"
    case .newer(let path): "\(path): written by a newer VinylCrate"
    case .olderAndReadOnly(let path):
      "\(path): written by an older VinylCrate, and cannot be brought up to date where it is"
    case .unreadable(let path): "\(path): cannot be read"
    case .full(let path): "\(path): the disk is full"
    case .busy(let path): "\(path): another program keeps it locked"
    case .readOnly(let path): "\(path): cannot be written"
    case .outOfMemory(let path): "\(path): there is not enough memory"
    case .tooManyFiles(let path): "\(path): too many files are open"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .missing: .nameOrCreateLibrary
    case .notALibrary: .nameLibrary
    case .damaged: .nameLibraryOrRestoreBackup
    case .newer: .updateProgramForLibrary
    case .unreadable: .makeReadable
    case .full: .makeRoom
    case .busy: .waitForOtherProgram
    case .readOnly, .olderAndReadOnly: .makeLibraryWritable
    case .outOfMemory: .freeMemory
    case .tooManyFiles: .allowMoreOpenFiles
    }
  }
}

extension LibraryFileError {
  /// What went wrong when a file was opened as a library.
  init(_ error: any Error, path: String) {
    if let error = error as? LibraryFileError {
      self = error
      return
    }
    self =
      switch SQLiteObstacle(error) {
      case .full: .full(path: path)
      case .busy: .busy(path: path)
      case .notWritable: .readOnly(path: path)
      case .outOfMemory: .outOfMemory(path: path)
      case .tooManyFiles: .tooManyFiles(path: path)
      case nil: .damaged(path: path, reason: error.sqliteReason)
      }
  }
}
