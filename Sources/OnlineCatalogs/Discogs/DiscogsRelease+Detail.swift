import ReleaseSources
import Releases

extension DiscogsRelease {
  /// The release in the words of this project; nil for one that was never published.
  var detail: ReleaseDetail? {
    guard let id = id.number, !["Deleted", "Draft", "Rejected"].contains(status ?? "") else {
      return nil
    }
    return ReleaseDetail(
      id: ReleaseID(source: .discogs, value: String(id)), title: title ?? "",
      artists: (artists ?? []).map(\.artist), labels: (labels ?? []).map(\.label),
      formats: (formats ?? []).map(\.format),
      country: country?.nonEmpty.map(DiscogsCountry.code),
      released: (released?.text).flatMap { PartialDate.text(of: Array($0.utf8)) }
        ?? (year?.text).flatMap { PartialDate.text(of: Array($0.utf8)) },
      genres: genres ?? [], styles: styles ?? [], tracklist: lines.map(\.line),
      identifiers: (identifiers ?? []).compactMap(\.identifier),
      master: masterID?.number.map { ReleaseID(source: .discogs, value: String($0)) },
      images: (images ?? []).compactMap(\.image),
      contributions: (extraartists ?? []).map { $0.contribution() }
        + tracks.flatMap(\.contributions),
      companies: (companies ?? []).map(\.credit),
      notes: notes?.nonEmpty?.filter { $0 != "\r" }.replacing("\r\n", with: "\n"),
      circulation: community.map { Circulation(have: $0.have, want: $0.want) })
  }

  /// Tracks and headings, those within others after them.
  private var tracks: [Track] { (tracklist ?? []).flatMap { [$0] + ($0.subTracks ?? []) } }

  /// The tracklist without headings; where no track has a position, none can be told apart.
  private var lines: [Track] {
    let lines = tracks.filter { !$0.isHeading }
    return lines.isEmpty ? tracks : lines
  }
}

extension DiscogsRelease.Credit {
  var artist: ArtistCredit {
    let usual = (name ?? "").withoutNumber
    let printed = anv?.nonEmpty ?? usual
    return ArtistCredit(
      name: printed, join: join?.nonEmpty, usualName: printed == usual ? nil : usual,
      number: name?.disambiguation)
  }

  /// - Parameter place: the track that it is about; nil where the credit says so itself.
  func contribution(on place: String? = nil) -> Contribution {
    Contribution(
      name: artist.name, role: role?.nonEmpty ?? (place == nil ? "" : "Artist"),
      tracks: place ?? tracks?.nonEmpty)
  }
}

extension DiscogsRelease.Company {
  var label: LabelCredit {
    LabelCredit(
      name: (name ?? "").withoutNumber,
      catalogueNumber: number?.nonEmpty.flatMap { $0 == "none" ? nil : $0 })
  }

  var credit: CompanyCredit {
    CompanyCredit(
      name: (name ?? "").withoutNumber, role: role ?? "", catalogueNumber: number?.nonEmpty)
  }
}

extension DiscogsRelease.Format {
  var format: ReleaseFormat {
    ReleaseFormat(
      name: name ?? "", quantity: quantity?.number ?? 1, descriptions: descriptions ?? [],
      text: text?.nonEmpty)
  }
}

extension DiscogsRelease.Track {
  /// Whether it is something like "This Side", which is no track.
  var isHeading: Bool {
    if let type { return type == "heading" }
    return (position ?? "").isEmpty && (duration ?? "").isEmpty && (subTracks ?? []).isEmpty
  }

  var line: Track {
    Track(position: position ?? "", title: title ?? "", duration: duration?.nonEmpty)
  }

  /// Those who made this track only; whoever has no role there is its artist.
  var contributions: [Contribution] {
    let place = position?.nonEmpty ?? title ?? ""
    return ((artists ?? []) + (extraartists ?? [])).map { $0.contribution(on: place) }
  }
}

extension DiscogsRelease.Identifier {
  var identifier: ReleaseIdentifier? {
    type.map {
      ReleaseIdentifier(kind: .init(discogs: $0), value: value ?? "", note: description?.nonEmpty)
    }
  }
}

extension DiscogsRelease.Image {
  /// Nil without an address: Discogs gives those only to users with a token.
  var image: ReleaseImage? {
    uri?.nonEmpty.map { ReleaseImage(address: $0, width: width, height: height) }
  }
}
