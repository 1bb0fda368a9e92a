import Problems

/// Why a dump that could be read was not imported.
public enum CatalogImportProblem: Problem, Hashable {
  /// Nothing in it is of what was asked for; so many were left out.
  case nothingLeft(filtered: Int, broken: Int)

  public var reason: String {
    switch self {
    case .nothingLeft(let filtered, let broken):
      "nothing of the dump is left, \(filtered) left out by the filters and \(broken) broken: the "
        + "catalogue is as it was"
    }
  }

  public var remedy: Remedy? { nil }
}
