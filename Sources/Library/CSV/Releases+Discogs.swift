import Foundation
import Releases

extension LabelCredit {
  /// The catalogue number in Discogs' words, which are "none" where there is none.
  var numberText: String { catalogueNumber ?? "none" }
}

extension [LabelCredit] {
  /// Reads what stands under Label and Catalog#: the names and numbers belong together in their
  /// order where there are as many of both.
  init(discogsNames names: String, numbers: String) {
    guard !names.isEmpty || !numbers.isEmpty else {
      self = []
      return
    }
    var pairs = (names.components(separatedBy: ", "), numbers.components(separatedBy: ", "))
    if pairs.0.count != pairs.1.count { pairs = ([names], [numbers]) }
    self = zip(pairs.0, pairs.1).map { name, number in
      LabelCredit(name: name, catalogueNumber: number == "none" ? nil : number)
    }
  }
}

extension ReleaseID {
  /// The bare number for a release at Discogs, else the whole id.
  var discogsText: String { ReleaseID(value) == self ? value : description }
}
