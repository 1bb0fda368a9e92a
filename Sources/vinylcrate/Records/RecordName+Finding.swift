import Library
import Releases

extension Sequence<RecordName> {
  /// The releases that are named, each once.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` if one of them is not there.
  func find(among releases: [ReleaseDetail], in place: String) throws -> [ReleaseDetail] {
    var seen: Set<ReleaseID> = []
    return try flatMap { name in
      let found = releases.filter(name.fits)
      guard !found.isEmpty else { throw LibraryFailure.refused("\(name) is not in \(place)") }
      return found.filter { seen.insert($0.id).inserted }
    }
  }
}

extension Int {
  /// For the summary of a change: how many records were there before.
  var alreadyThere: String {
    switch self {
    case 0: ""
    case 1: " (1 was there already)"
    default: " (\(self) were there already)"
    }
  }
}
