import Releases

/// A release read from bytes: first what a list shows, and the rest if it is asked for.
package struct StoredRelease {
  package let summary: ReleaseSummary
  package let master: ReleaseID?
  /// Whether everything is known of it, and not only what a list shows.
  package let isComplete: Bool
  private var reader: ByteReader

  /// Reads what a list shows; the bytes have to stay as long as this value.
  package init(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.Malformed) {
    reader = ByteReader(bytes)
    guard try reader.byte() == ReleaseDetail.encodingVersion else { throw ByteReader.Malformed() }
    let id = try ReleaseKey.id(&reader)
    let title = try reader.text()
    let artists = try reader.list { (reader) throws(ByteReader.Malformed) in
      ArtistCredit(
        name: try reader.text(), join: try reader.optionalText(),
        usualName: try reader.optionalText())
    }
    let labels = try reader.list { (reader) throws(ByteReader.Malformed) in
      LabelCredit(name: try reader.text(), catalogueNumber: try reader.optionalText())
    }
    let formats = try reader.list { (reader) throws(ByteReader.Malformed) in
      ReleaseFormat(
        name: try reader.text(), quantity: try reader.integer(), descriptions: try reader.texts(),
        text: try reader.optionalText())
    }
    let country = try reader.optionalText()
    let released = try reader.optionalText()
    let flags = try reader.byte()
    isComplete = flags & 2 != 0
    master = try reader.optionalID()
    let (have, want) = (try reader.optionalInteger(), try reader.optionalInteger())
    let pressings = try reader.optionalInteger()
    let isKnown = have != nil || want != nil || pressings != nil
    summary = ReleaseSummary(
      id: id, title: title, artists: artists, labels: labels, formats: formats, country: country,
      released: released, isMainRelease: flags & 1 != 0,
      circulation: isKnown ? Circulation(have: have, want: want, pressings: pressings) : nil)
  }

  /// Reads on to the titles of the tracks, and no further.
  func trackTitles() throws(ByteReader.Malformed) -> [String] {
    guard isComplete else { return [] }
    var reader = reader
    _ = try reader.texts()
    _ = try reader.texts()
    return try reader.list { (reader) throws(ByteReader.Malformed) in
      _ = try reader.text()
      let title = try reader.text()
      _ = try reader.optionalText()
      return title
    }
  }

  /// Reads the rest, too.
  package func detail() throws(ByteReader.Malformed) -> ReleaseDetail {
    var reader = reader
    func texts(_ isThere: Bool) throws(ByteReader.Malformed) -> [String] {
      isThere ? try reader.texts() : []
    }
    guard isComplete else { return detail(genres: [], styles: [], tracklist: []) }
    let genres = try reader.texts()
    let styles = try reader.texts()
    let tracklist = try reader.list { (reader) throws(ByteReader.Malformed) in
      Track(
        position: try reader.text(), title: try reader.text(), duration: try reader.optionalText())
    }
    let identifiers = try reader.list { (reader) throws(ByteReader.Malformed) in
      ReleaseIdentifier(
        kind: ReleaseIdentifier.Kind(rawValue: try reader.text()), value: try reader.text(),
        note: try reader.optionalText())
    }
    let images = try reader.list { (reader) throws(ByteReader.Malformed) in
      ReleaseImage(
        address: try reader.text(), width: try reader.optionalInteger(),
        height: try reader.optionalInteger())
    }
    let contributions = try reader.list { (reader) throws(ByteReader.Malformed) in
      Contribution(
        name: try reader.text(), role: try reader.text(), tracks: try reader.optionalText())
    }
    let companies = try reader.list { (reader) throws(ByteReader.Malformed) in
      CompanyCredit(
        name: try reader.text(), role: try reader.text(),
        catalogueNumber: try reader.optionalText())
    }
    let notes = try reader.optionalText()
    let masterYear = try reader.optionalInteger()
    guard reader.isAtEnd else { throw ByteReader.Malformed() }
    return detail(
      genres: genres, styles: styles, tracklist: tracklist, identifiers: identifiers,
      images: images, contributions: contributions, companies: companies, notes: notes,
      masterYear: masterYear)
  }

  private func detail(
    genres: [String], styles: [String], tracklist: [Track],
    identifiers: [ReleaseIdentifier] = [], images: [ReleaseImage] = [],
    contributions: [Contribution] = [], companies: [CompanyCredit] = [], notes: String? = nil,
    masterYear: Int? = nil
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: summary.id, title: summary.title, artists: summary.artists, labels: summary.labels,
      formats: summary.formats, country: summary.country, released: summary.released,
      genres: genres, styles: styles, tracklist: tracklist, identifiers: identifiers,
      master: master, images: images, contributions: contributions, companies: companies,
      notes: notes, isMainRelease: summary.isMainRelease, masterYear: masterYear,
      circulation: summary.circulation)
  }
}

extension ByteReader {
  fileprivate mutating func texts() throws(Malformed) -> [String] {
    try list { (reader) throws(Malformed) in try reader.text() }
  }

  fileprivate mutating func optionalInteger() throws(Malformed) -> Int? {
    let value = try integer()
    return value == 0 ? nil : value &- 1
  }

  fileprivate mutating func optionalID() throws(Malformed) -> ReleaseID? {
    var ahead = self
    guard try ahead.byte() != 3 else {
      self = ahead
      return nil
    }
    return try ReleaseKey.id(&self)
  }
}
