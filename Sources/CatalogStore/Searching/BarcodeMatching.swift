import Releases

/// Matches the few releases of a barcode against a search's conditions, by the rules of the index.
///
/// They are read anyway, which is cheaper than asking the index for every release that has one of the
/// words. Here every word may be the beginning of one.
package struct BarcodeMatching {
  private let conditions: [SearchCondition]

  package init(_ conditions: SearchConditions) {
    self.conditions = conditions.completingAll().conditions
  }

  /// The releases that satisfy all conditions; where none does, all releases, those first that satisfy more
  /// of them. Equal ones stay in their order.
  package func fitting(_ releases: [ReleaseDetail]) -> [ReleaseDetail] {
    let counted = releases.map { (release: $0, count: count(in: $0)) }
    let fitting = counted.filter { $0.count == conditions.count }
    guard fitting.isEmpty else { return fitting.map(\.release) }
    // The standard library's sort is stable.
    return counted.sorted { $0.count > $1.count }.map(\.release)
  }

  private func count(in release: ReleaseDetail) -> Int {
    var bytes = WordBytes()
    bytes.append(release)
    let words = bytes.words.map { (text: bytes.text(of: $0), fields: $0.fields) }
    return conditions.count { condition in
      if let gtin = condition.barcode, release.gtins.contains(gtin) { return true }
      return words.contains { word in
        (condition.fields.isEmpty || !condition.fields.isDisjoint(with: word.fields))
          && condition.words.enumerated().contains { index, wanted in
            word.text == wanted
              || (index == 0 && condition.isCompleted && word.text.hasPrefix(wanted))
          }
      }
    }
  }
}
