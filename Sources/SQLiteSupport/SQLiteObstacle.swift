import Foundation
import GRDB
import Glibc

/// What keeps SQLite from working with a file that may be sound.
public enum SQLiteObstacle: Sendable, Hashable {
  /// The disk has no room.
  case full
  /// Another program keeps it locked.
  case busy
  /// It, or its folder, cannot be written.
  case notWritable
  case outOfMemory
  /// The process may open no more files.
  case tooManyFiles

  /// - Returns: nil where the file itself is at fault, or something unknown.
  public init?(_ error: any Error) {
    switch error {
    case let error as DatabaseError: self.init(error)
    case let error as CocoaError: self.init(error.code)
    default: return nil
    }
  }

  private init?(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .full
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy
    case .SQLITE_NOMEM: self = .outOfMemory
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_NOMEM: self = .outOfMemory
    case .SQLITE_READONLY, .SQLITE_PERM: self = .notWritable
    // SQLite does not say why, and may have closed what it had opened.
    case .SQLITE_CANTOPEN: self = Self.canOpenMoreFiles ? .notWritable : .tooManyFiles
    default: return nil
    }
  }

  private init?(_ code: CocoaError.Code) {
    switch code {
    case .fileWriteOutOfSpace: self = .full
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly: self = .notWritable
    default: return nil
    }
  }

  /// Whether as many files can be opened as a database with a few readers has.
  private static var canOpenMoreFiles: Bool {
    let descriptors = (0..<8).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { for descriptor in descriptors where descriptor >= 0 { close(descriptor) } }
    return descriptors.allSatisfy { $0 >= 0 }
  }
}
