import Library
import Releases

/// Why a link or a scan led nowhere: the one error that a user is shown.
public enum NavigationFailure: Error, Sendable, Hashable, Codable {
  case badLink(DeepLinkError)
  case releaseNotFound(ReleaseID)
  case crateUnknown(String)
  case catalog(CatalogFailure)
  case library(LibraryFailure)
}

extension NavigationFailure {
  /// What sort of failure it is, for programs to switch on.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The link is not one of ours, or a part of it is wrong.
    case badLink
    case invalidBarcode
    case notFound
    case crateUnknown
    /// The catalogue cannot be reached now.
    case offline
    case rateLimited
    /// The catalogue or the library cannot be used.
    case broken
  }

  public var kind: Kind {
    switch self {
    case .badLink(.barcode): .invalidBarcode
    case .badLink: .badLink
    case .releaseNotFound: .notFound
    case .crateUnknown: .crateUnknown
    case .catalog(.offline): .offline
    case .catalog(.rateLimited): .rateLimited
    case .catalog(.broken), .library: .broken
    }
  }
}

extension NavigationFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badLink(let error): error.description
    case .releaseNotFound(let id): "\(id) is in no catalogue that was asked"
    case .crateUnknown(let id): "there is no crate \(id) in the library"
    case .catalog(let failure): failure.description
    case .library(let failure): failure.description
    }
  }
}
