import Releases

extension MusicBrainzRelease {
  /// The release in the words of this project; nil where its id is none.
  ///
  /// - Parameter onlyBarcodes: leaves out all but what a summary holds, the master and the barcodes.
  /// - Parameter cover: the address of the front cover, by the id; asked for where there is one.
  public func detail(
    onlyBarcodes: Bool = false, cover: (ReleaseID) -> String? = { _ in nil }
  ) -> ReleaseDetail? {
    guard let id = ReleaseID("musicbrainz:" + id) else { return nil }
    return ReleaseDetail(
      id: id, title: title ?? "",
      artists: (artistCredit ?? []).map { credit in
        ArtistCredit(
          name: credit.name ?? credit.artist?.name ?? "", join: credit.joinphrase?.trimmed.nonEmpty)
      },
      labels: (labelInfo ?? []).map { info in
        let number = info.number?.nonEmpty.flatMap { $0 == "[none]" ? nil : $0 }
        return LabelCredit(name: info.label?.name ?? "[unknown]", catalogueNumber: number)
      },
      formats: formats, country: country?.nonEmpty.map(MusicBrainzCountry.code),
      released: date.flatMap { PartialDate.text(of: Array($0.utf8)) },
      tracklist: onlyBarcodes ? [] : tracklist,
      identifiers: identifiers.filter { !onlyBarcodes || $0.kind == .barcode },
      master: releaseGroup?.id.flatMap { ReleaseID("musicbrainz:" + $0) },
      images: coverArt?.front == true
        ? [cover(id)].compactMap { $0 }.map { ReleaseImage(address: $0) } : [],
      contributions: onlyBarcodes ? [] : contributions,
      companies: onlyBarcodes ? [] : companies,
      notes: onlyBarcodes ? nil : disambiguation?.nonEmpty,
      masterYear: releaseGroup?.firstDate.flatMap { Int($0.prefix(4)) })
  }

  private var identifiers: [ReleaseIdentifier] {
    [(ReleaseIdentifier.Kind.barcode, barcode), (.init(rawValue: "asin"), asin)]
      .compactMap { kind, value in
        value?.nonEmpty.map { ReleaseIdentifier(kind: kind, value: $0) }
      } + [discogsRelease].compactMap { $0.map { ReleaseIdentifier($0) } }
  }

  /// Media of one kind together, each with the kind of record, as Discogs describes it.
  private var formats: [ReleaseFormat] {
    let kinds = [releaseGroup?.type].compactMap { $0?.nonEmpty } + (releaseGroup?.otherTypes ?? [])
    var formats: [ReleaseFormat] = []
    for medium in media ?? [] {
      let (name, size) = Self.carrier(medium.format ?? "")
      let descriptions = size + kinds
      if let last = formats.last, last.name == name, last.descriptions == descriptions {
        formats.removeLast()
        formats.append(
          ReleaseFormat(name: name, quantity: last.quantity + 1, descriptions: descriptions))
      } else {
        formats.append(ReleaseFormat(name: name, descriptions: descriptions))
      }
    }
    return formats
  }

  /// The parts of a format such as `12" Vinyl`.
  private static func carrier(_ format: String) -> (name: String, size: [String]) {
    let words = format.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].hasSuffix("\"") else { return (format, []) }
    return (String(words[1]), [String(words[0])])
  }

  private var tracklist: [Track] {
    let media = media ?? []
    return media.enumerated().flatMap { index, medium in
      let tracks =
        [medium.pregap].compactMap { $0 } + (medium.tracks ?? [])
        + (medium.dataTracks ?? [])
      return tracks.map { track in
        let number = track.number ?? ""
        // Sides are lettered on through all records; numbers begin again on each disc.
        let isNumber = !number.isEmpty && number.allSatisfy(\.isNumber)
        return Track(
          position: media.count > 1 && isNumber ? "\(index + 1)-\(number)" : number,
          title: track.title ?? "", duration: track.length.flatMap(Self.duration))
      }
    }
  }

  /// Minutes and seconds; nil for no length.
  private static func duration(milliseconds: Int) -> String? {
    guard milliseconds > 0, milliseconds < 1 << 40 else { return nil }
    let seconds = (milliseconds + 500) / 1000
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  private var contributions: [Contribution] {
    (relations ?? []).compactMap { relation in
      relation.artist?.name?.nonEmpty.map { Contribution(name: $0, role: relation.role) }
    }
  }

  private var companies: [CompanyCredit] {
    (relations ?? []).compactMap { relation in
      (relation.label?.name ?? relation.place?.name)?.nonEmpty
        .map { CompanyCredit(name: $0, role: relation.role) }
    }
  }
}

extension MusicBrainzRelease.Relation {
  /// The kind of work with what is said of it, such as "instrument (guitar)".
  fileprivate var role: String {
    let details = (attributes ?? []).joined(separator: ", ")
    return (type ?? "") + (details.isEmpty ? "" : " (\(details))")
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }

  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Countries as MusicBrainz writes them.
enum MusicBrainzCountry {
  /// The code, or the same words as Discogs' where ISO 3166-1 has no such country any more.
  static func code(_ country: String) -> String {
    switch country {
    case "SU": "USSR"
    case "YU": "Yugoslavia"
    case "XC": "Czechoslovakia"
    case "XG": "German Democratic Republic (GDR)"
    case "CS": "Serbia and Montenegro"
    case "AN": "Netherlands Antilles"
    default: country
    }
  }
}
