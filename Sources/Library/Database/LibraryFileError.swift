import Foundation
import GRDB
import SQLiteSupport

/// Why a file cannot be used as a library.
public enum LibraryFileError: Error, Sendable, Hashable {
  case notALibrary(path: String, reason: String)
  case newer(path: String)
  /// There is no room on the disk to make it or to bring it up to date.
  case full(path: String)
  /// It, or the folder that it is to stand in, cannot be written.
  case readOnly(path: String)
}

extension LibraryFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notALibrary(let path, let reason):
      "\(path): not a usable library (\(reason)): check --library, or put a backup from the same "
        + "folder in its place"
    case .newer(let path):
      "\(path): written by a newer VinylCrate: update vinylcrate, nothing was changed"
    case .full(let path):
      "\(path): the disk is full: make room, then run the same command again"
    case .readOnly(let path):
      "\(path): cannot be written: make it and its folder writable, or name another with --library"
    }
  }
}

extension LibraryFileError {
  /// What went wrong when a file was opened as a library.
  init(_ error: any Error, path: String) {
    switch ((error as? DatabaseError)?.resultCode, (error as? CocoaError)?.code) {
    case (.SQLITE_FULL, _), (_, .fileWriteOutOfSpace): self = .full(path: path)
    case (.SQLITE_READONLY, _), (.SQLITE_PERM, _), (.SQLITE_CANTOPEN, _),
      (_, .fileWriteNoPermission), (_, .fileWriteVolumeReadOnly):
      self = .readOnly(path: path)
    default: self = .notALibrary(path: path, reason: error.sqliteReason)
    }
  }
}
