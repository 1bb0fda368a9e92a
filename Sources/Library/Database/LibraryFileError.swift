import Foundation
import GRDB
import Problems
import SQLiteSupport

/// Why a file cannot be used as a library.
public enum LibraryFileError: Problem, Hashable {
  /// There is no such file.
  case missing(path: String)
  case notALibrary(path: String, reason: String)
  case newer(path: String)
  /// There is no room on the disk to make it or to bring it up to date.
  case full(path: String)
  /// Another program keeps it locked.
  case busy(path: String)
  /// It, or the folder that it is to stand in, cannot be written.
  case readOnly(path: String)
}

extension LibraryFileError {
  public var reason: String {
    switch self {
    case .missing(let path): "\(path): there is no such library"
    case .notALibrary(let path, let reason): "\(path): not a usable library (\(reason))"
    case .newer(let path): "\(path): written by a newer VinylCrate"
    case .full(let path): "\(path): the disk is full"
    case .busy(let path): "\(path): another program keeps it locked"
    case .readOnly(let path): "\(path): cannot be written"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .missing: .nameOrCreateLibrary
    case .notALibrary: .nameLibraryOrRestoreBackup
    case .newer: .updateProgramForLibrary
    case .full: .makeRoom
    case .busy: .waitForOtherProgram
    case .readOnly: .makeLibraryWritable
    }
  }
}

extension LibraryFileError {
  /// What went wrong when a file was opened as a library.
  init(_ error: any Error, path: String) {
    switch ((error as? DatabaseError)?.resultCode, (error as? CocoaError)?.code) {
    case (.SQLITE_FULL, _), (_, .fileWriteOutOfSpace): self = .full(path: path)
    case (.SQLITE_BUSY, _), (.SQLITE_LOCKED, _): self = .busy(path: path)
    case (.SQLITE_READONLY, _), (.SQLITE_PERM, _), (.SQLITE_CANTOPEN, _),
      (_, .fileWriteNoPermission), (_, .fileWriteVolumeReadOnly):
      self = .readOnly(path: path)
    default: self = .notALibrary(path: path, reason: error.sqliteReason)
    }
  }
}
