import Releases

/// Why a link led nowhere: the one error that a user is shown.
public enum NavigationFailure: Error, Sendable, Hashable {
  case badLink(DeepLinkError)
  case releaseNotFound(ReleaseID)
  case crateUnknown(String)
  case catalog(CatalogFailure)
}

extension NavigationFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badLink(let error): error.description
    case .releaseNotFound(let id): "\(id) is in no catalogue that was asked"
    case .crateUnknown(let id): "there is no crate \(id) in the library"
    case .catalog(let failure): failure.description
    }
  }
}
