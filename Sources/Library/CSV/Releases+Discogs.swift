import Releases

extension LabelCredit {
  /// The catalogue number, or "none", as Discogs writes it.
  var numberText: String { catalogueNumber ?? "none" }
}

extension [LabelCredit] {
  /// Reads the columns Label and Catalog#. Names and numbers are paired in their order if there are
  /// equally many of both.
  init(discogsNames names: String, numbers: String) {
    guard !names.isEmpty || !numbers.isEmpty else {
      self = []
      return
    }
    var pairs = (names.parts(separatedBy: ", "), numbers.parts(separatedBy: ", "))
    if pairs.0.count != pairs.1.count { pairs = ([names], [numbers]) }
    self = zip(pairs.0, pairs.1).map { name, number in
      LabelCredit(name: name, catalogueNumber: number == "none" ? nil : number)
    }
  }
}

extension ReleaseID {
  /// The number alone for a release at Discogs, otherwise the whole id.
  var discogsText: String { ReleaseID(value) == self ? value : description }
}
