extension ReleaseDetail {
  enum CodingKeys: String, CodingKey {
    case id, title, artists, labels, formats, country, released, genres, styles, tracklist
    case identifiers, master, images, contributions, companies, notes, isMainRelease, masterYear
    case circulation
  }

  /// Decodes one that an earlier version wrote, too: what that did not know is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(ReleaseID.self, forKey: .id),
      title: try values.decode(String.self, forKey: .title),
      artists: try values.decode([ArtistCredit].self, forKey: .artists),
      labels: try values.decode([LabelCredit].self, forKey: .labels),
      formats: try values.decode([ReleaseFormat].self, forKey: .formats),
      country: try values.decodeIfPresent(String.self, forKey: .country),
      released: try values.decodeIfPresent(String.self, forKey: .released),
      genres: try values.decode([String].self, forKey: .genres),
      styles: try values.decode([String].self, forKey: .styles),
      tracklist: try values.decode([Track].self, forKey: .tracklist),
      identifiers: try values.decode([ReleaseIdentifier].self, forKey: .identifiers),
      master: try values.decodeIfPresent(ReleaseID.self, forKey: .master),
      images: try values.decode([ReleaseImage].self, forKey: .images),
      contributions: try values.decodeIfPresent([Contribution].self, forKey: .contributions) ?? [],
      companies: try values.decodeIfPresent([CompanyCredit].self, forKey: .companies) ?? [],
      notes: try values.decodeIfPresent(String.self, forKey: .notes),
      isMainRelease: try values.decodeIfPresent(Bool.self, forKey: .isMainRelease) ?? false,
      masterYear: try values.decodeIfPresent(Int.self, forKey: .masterYear),
      circulation: try values.decodeIfPresent(Circulation.self, forKey: .circulation))
  }
}
