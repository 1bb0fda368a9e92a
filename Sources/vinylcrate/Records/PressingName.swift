import ArgumentParser
import Releases

/// How one of the pressings of a barcode is named on the command line.
enum PressingName: Sendable, Hashable {
  /// Its number in the list, from 1, or else its number at Discogs.
  case number(Int)
  case release(ReleaseID)
}

extension PressingName: ExpressibleByArgument {
  init?(argument: String) {
    guard let id = ReleaseID(argument: argument) else { return nil }
    self = Int(argument).map(PressingName.number) ?? .release(id)
  }
}

extension PressingName {
  /// The pressing, where these are listed.
  func release(among listed: [ReleaseSummary]) -> ReleaseID {
    switch self {
    case .release(let id): id
    case .number(let number) where listed.indices.contains(number - 1): listed[number - 1].id
    case .number(let number): ReleaseID(source: .discogs, value: String(number))
    }
  }
}
