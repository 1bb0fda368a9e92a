#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a ``NavigationStore`` finds on disk.
public enum StoredNavigation<Archive: Sendable>: Sendable {
  /// Why a file was not used.
  public enum Fault: String, Sendable {
    /// It cannot be read as an archive.
    case corrupt
    /// A later release of the app wrote it.
    case newer
  }

  /// No file yet.
  case nothing

  /// An archive to restore.
  case archive(Archive)

  /// A file that cannot be used, moved to `file`; the app starts clean.
  case setAside(file: URL, fault: Fault)
}

extension StoredNavigation: Equatable where Archive: Equatable {}
