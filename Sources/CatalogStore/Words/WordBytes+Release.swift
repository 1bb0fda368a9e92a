import Releases

/// What the index of words holds of a release.
extension WordBytes {
  package mutating func append(_ release: ReleaseDetail) {
    for artist in release.artists {
      append(wordsOf: artist.name, in: .artist)
      if let name = artist.usualName { append(wordsOf: name, in: .artist) }
    }
    append(wordsOf: release.title, in: .title)
    for label in release.labels {
      append(wordsOf: label.name, in: .label)
      guard let text = label.catalogueNumber, let number = CatalogueNumber(text) else { continue }
      append(partsOf: text, in: .label)
      append(Fact.catalogueNumber(number.key))
    }
    for track in release.tracklist { append(wordsOf: track.title, in: .tracks) }
    for fact in Fact.all(of: release.summary) { append(fact) }
    for identifier in release.identifiers { append(identifier) }
  }

  private mutating func append(_ identifier: ReleaseIdentifier) {
    guard let key = CatalogueNumber(identifier.value)?.key else { return }
    switch identifier.kind {
    case .barcode where identifier.gtin == nil: append(Fact.barcode(key))
    case .matrixRunout: append(Fact.matrix(key))
    case .labelCode: append(Fact.labelCode(identifier.value))
    default: return
    }
  }

  /// Adds the words of a catalogue number, letters and digits apart: "ILPS9087" is "ilps" and "9087".
  mutating func append(partsOf text: String, in fields: Field) {
    var parts = WordBytes()
    parts.append(wordsOf: text, in: fields)
    for word in parts.words {
      var wasDigit: Bool?
      for byte in parts.bytes[Int(word.start)...].prefix(Int(word.length)) {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        if let wasDigit, wasDigit != isDigit { endWord(in: fields) }
        append(byte)
        wasDigit = isDigit
      }
      endWord(in: fields)
    }
  }
}
