import Library
import Problems
import Releases

/// Why a link or a scan led nowhere, for the user.
public enum LinkFailure: Problem, Hashable, Codable {
  case badLink(DeepLinkError)
  case releaseNotFound(ReleaseID)
  case crateNotFound(String)
  /// No folder has this name; the remedy may be similar names.
  case folderNotFound(String, remedy: Remedy?)
  /// The catalogue or the library gave no answer.
  case lookUp(LookUpFailure)
}

extension LinkFailure {
  /// What sort of failure it is, for programs to switch on.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The link is not one of ours, or a part of it is wrong.
    case badLink
    case invalidBarcode
    case notFound
    case crateUnknown
    case folderUnknown
    /// The catalogue cannot be reached now.
    case offline
    case rateLimited
    /// Another program keeps the catalogue or the library locked.
    case busy
    /// The system has not enough memory or open files.
    case exhausted
    /// The catalogue or the library cannot be used.
    case broken
    case unauthorized
    case newerSchema
  }

  public var kind: Kind {
    switch self {
    case .badLink(.barcode): .invalidBarcode
    case .badLink: .badLink
    case .releaseNotFound: .notFound
    case .crateNotFound: .crateUnknown
    case .folderNotFound: .folderUnknown
    case .lookUp(.temporary(.offline)): .offline
    case .lookUp(.temporary(.unavailable)), .lookUp(.temporary(.insecure)): .offline
    case .lookUp(.temporary(.rateLimited)): .rateLimited
    case .lookUp(.temporary(.busy)): .busy
    case .lookUp(.temporary(.exhausted)): .exhausted
    case .lookUp(.lasting(.broken)): .broken
    case .lookUp(.lasting(.unauthorized)): .unauthorized
    case .lookUp(.lasting(.newerSchema)): .newerSchema
    }
  }

  public var reason: String {
    switch self {
    case .badLink(let error): error.description
    case .releaseNotFound(let id): "\(id) is not in the catalogue"
    case .crateNotFound(let id): "there is no crate \(id) in the library"
    case .folderNotFound(let name, _): "there is no folder '\(name)'"
    case .lookUp(let failure): failure.reason
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .badLink, .releaseNotFound, .crateNotFound: nil
    case .folderNotFound(_, let remedy): remedy
    case .lookUp(let failure): failure.remedy
    }
  }

  /// Whether the same link may lead somewhere later, without anybody doing anything.
  public var isTemporary: Bool {
    guard case .lookUp(.temporary) = self else { return false }
    return true
  }
}

extension LookUpFailure {
  /// What it means for a look-up that the library cannot answer.
  public init(_ failure: LibraryFailure) {
    switch failure {
    case .busy(let path): self = .temporary(.busy(path: path))
    case .outOfMemory:
      self = .temporary(.exhausted(failure.reason, remedy: .freeMemory))
    case .tooManyFiles:
      self = .temporary(.exhausted(failure.reason, remedy: .allowMoreOpenFiles))
    case .broken, .full, .readOnly, .refused:
      self = .lasting(
        .broken(failure.reason, remedy: failure.remedy ?? .checkLibraryOrRestoreBackup))
    }
  }
}
