import Releases

/// Conditions that are checked on the records which the other conditions find.
///
/// The index has a list of releases for each word. To follow a long list for the sake of a few releases, or
/// the forty lists of a range of years, takes longer than to read these few.
struct RecordConditions {
  /// So few releases are read in any case.
  private static let few = 500

  private let conditions: [SearchCondition]

  var isEmpty: Bool { conditions.isEmpty }

  /// How many records are read at most. The words of a record take longer to look through than its facts.
  var readLimit: Int { hasBeginnings ? 600 : 1600 }
  /// How many records that satisfy the conditions are enough to rank them.
  var enough: Int { hasBeginnings ? 100 : 200 }

  private var hasBeginnings: Bool { !conditions.allSatisfy(\.isOfFacts) }

  /// Whether a release satisfies all of them.
  func areMet(by release: StoredRelease) throws -> Bool {
    var facts: Set<String>?
    return try conditions.allSatisfy { condition in
      if condition.isOfFacts {
        let known = facts ?? Set(Fact.all(of: release.summary))
        facts = known
        return condition.words.contains(where: known.contains)
      }
      return try condition.isBeginning(in: release)
    }
  }

  /// Takes out of some conditions those that are better checked on the records.
  ///
  /// - Parameters:
  ///   - count: how many releases about satisfy a condition.
  ///   - releaseCount: how many there are at all.
  static func split(
    _ conditions: [SearchCondition], releaseCount: Int,
    count: (SearchCondition) throws -> Int
  ) rethrows -> (followed: [SearchCondition], checked: RecordConditions) {
    let counts = try conditions.map(count)
    guard let rarest = counts.indices.min(by: { counts[$0] < counts[$1] }) else {
      return (conditions, RecordConditions(conditions: []))
    }
    var (followed, checked): ([SearchCondition], [SearchCondition]) = ([], [])
    for (index, condition) in conditions.enumerated() {
      // Of common ones a few records are enough to find some that satisfy them.
      let isCommon = counts[index] > releaseCount / (condition.isOfFacts ? 4 : 8)
      let isChecked =
        index != rarest && condition.isCheckable
        && (isCommon || counts[rarest] <= Self.few)
      if isChecked { checked.append(condition) } else { followed.append(condition) }
    }
    return (followed, RecordConditions(conditions: checked))
  }
}

extension SearchCondition {
  /// Whether the words are countries, years or formats, which every record shows.
  fileprivate var isOfFacts: Bool { words.allSatisfy { $0.hasPrefix("=") } }

  /// Facts, and words of which only the beginning was typed, which may stand for many.
  fileprivate var isCheckable: Bool {
    isOfFacts || (isCompleted && isRanked && words.count == 1 && barcode == nil)
  }

  /// Whether a word of the record begins with this one.
  fileprivate func isBeginning(in release: StoredRelease) throws -> Bool {
    guard let beginning = words.first.map({ Array($0.utf8) }) else { return true }
    func stands(in texts: [String]) -> Bool {
      var bytes = WordBytes()
      for text in texts { bytes.append(wordsOf: text, in: []) }
      return bytes.hasWord(beginningWith: beginning)
    }
    let summary = release.summary
    let wanted: Field = fields.isEmpty ? .all : fields
    if wanted.contains(.title), stands(in: [summary.title]) { return true }
    let artists = summary.artists.flatMap { [$0.name, $0.usualName ?? ""] }
    if wanted.contains(.artist), stands(in: artists) { return true }
    // Letters and digits of a catalogue number are words of their own.
    let labels = summary.labels.flatMap { [$0.name, $0.catalogueNumber?.parts ?? ""] }
    if wanted.contains(.label), stands(in: labels) { return true }
    guard wanted.contains(.tracks) else { return false }
    return stands(in: try release.trackTitles())
  }
}

extension String {
  /// Its words as those of a catalogue number, with spaces between them.
  fileprivate var parts: String {
    var bytes = WordBytes()
    bytes.append(partsOf: self, in: [])
    return bytes.texts.joined(separator: " ")
  }
}
