import Barcodes

/// The words of a hint, and what they say about the releases of a barcode.
///
/// Nothing is guessed from the words alone: each release's own numbers and names are looked for in
/// them. Words of the releases' titles and artists are no label, country or year, so that "Made in
/// Japan" and "1984" name none.
struct HintWords {
  private let origin: PressingHint.Origin
  /// The keys of all catalogue numbers that words in a row could make.
  private let numbers: Set<String>
  /// What is left without catalogue numbers, titles and artists, in the order of the hint; an empty
  /// word where some were left out.
  private let words: [String]
  private let barcode: GTIN?

  /// Longer runs of words make no catalogue number, and longer texts are no hint.
  private static let (runLimit, wordLimit) = (8, 1_000)

  init(_ hint: PressingHint, among releases: [ReleaseSummary], barcode: GTIN?) {
    origin = hint.origin
    self.barcode = barcode
    let all = Array(hint.text.hintWords.prefix(Self.wordLimit))
    let known = Set(
      releases.flatMap { $0.labels.compactMap(\.number?.key) })
    var (numbers, isNumber) = (Set<String>(), Set<Int>())
    for start in all.indices {
      var joined = ""
      for end in start..<min(start + Self.runLimit, all.count) {
        joined += all[end]
        guard let key = CatalogueNumber(joined)?.key, known.contains(key) else { continue }
        numbers.insert(key)
        isNumber.formUnion(start...end)
      }
    }
    self.numbers = numbers
    let names = Set(
      releases.flatMap { [$0.title] + $0.artists.map(\.name) }.flatMap(\.hintWords)
        .map { $0.lowercased() })
    words = all.indices.map {
      isNumber.contains($0) || names.contains(all[$0].lowercased()) ? "" : all[$0]
    }
  }

  func catalogueNumber(of release: ReleaseSummary) -> PressingEvidence? {
    release.labels.lazy.compactMap(\.number)
      .first { numbers.contains($0.key) && isTelling($0) }
      .map { .catalogueNumber($0.text, origin) }
  }

  func country(of release: ReleaseSummary) -> PressingEvidence? {
    guard let country = release.country else { return nil }
    // Codes in lower case are words: it, no, us.
    let isNamed =
      CountryNames.codes(of: country).contains { words.contains($0) }
      || CountryNames.names(of: country).contains { contains($0.lowercased().hintWords) }
    return isNamed ? .country(country, origin) : nil
  }

  func label(of release: ReleaseSummary) -> PressingEvidence? {
    release.labels.lazy.map(\.name)
      .first { name in
        let words = name.lowercased().hintWords.filter { !Self.labelWords.contains($0) }
        return words.contains { $0.count > 2 } && contains(words)
      }
      .map { .label($0, origin) }
  }

  func year(of release: ReleaseSummary) -> PressingEvidence? {
    guard let year = release.year, (1900...2099).contains(year) else { return nil }
    let isNamed = words.indices.contains { words[$0] == String(year) && !isDate($0) }
    return isNamed ? .year(year, origin) : nil
  }

  /// Whether a number is not one that a camera or a barcode may have put into a name.
  private func isTelling(_ number: CatalogueNumber) -> Bool {
    guard number.key != barcode.map({ String($0.value) }) else { return false }
    guard origin == .name else { return number.key.count > 1 }
    let isBare = number.key.allSatisfy(\.isNumber)
    return number.key.contains(where: \.isNumber) && number.key.count >= (isBare ? 5 : 4)
  }

  /// Whether a year begins a date, which cameras write into names.
  private func isDate(_ index: Int) -> Bool {
    let rest = words.dropFirst(index + 1).prefix(2)
    return origin == .name && rest.count == 2
      && zip(rest, [12, 31]).allSatisfy { word, limit in
        word.count == 2 && Int(word).map { (1...limit).contains($0) } == true
      }
  }

  /// Whether words stand in a row, in any case.
  private func contains(_ wanted: [String]) -> Bool {
    guard !wanted.isEmpty, wanted.count <= words.count else { return false }
    return (0...(words.count - wanted.count)).contains { start in
      zip(words[start...], wanted).allSatisfy { $0.lowercased() == $1 }
    }
  }

  /// Words that many labels share, and people leave out.
  private static let labelWords: Set = [
    "records", "record", "recordings", "recording", "music", "discs", "the", "ltd", "inc",
  ]
}

extension String {
  /// Its runs of letters and digits.
  fileprivate var hintWords: [String] {
    split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
  }
}
