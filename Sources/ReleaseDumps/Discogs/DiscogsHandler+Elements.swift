import ReleaseSources
import Releases

extension DiscogsHandler {
  /// Begins an element that holds others or has attributes.
  mutating func begin(_ element: DiscogsElement, _ attributes: XMLAttributes) {
    switch element {
    case .release, .master:
      release = ReleaseDraft()
      release.id = attributes.text("id").flatMap(Self.number)
      if release.id == nil { refusal = "a \(element.rawValue) without a number" }
      release.isLeftOut = Self.isNoRelease(status: attributes.text("status"))
    case .artist, .company: release.credit = CreditDraft()
    case .track: release.beginTrack()
    case .label:
      release.labels.append(
        LabelCredit(
          name: attributes.text("name").map(\.withoutNumber) ?? "",
          catalogueNumber: attributes.text("catno").flatMap { $0 == "none" ? nil : $0 }))
    case .format: release.format = FormatDraft(attributes)
    case .identifier: addIdentifier(attributes)
    case .image:
      if let address = attributes.text("uri") {
        release.images.append(
          ReleaseImage(
            address: address, width: attributes.text("width").flatMap { Int($0) },
            height: attributes.text("height").flatMap { Int($0) }))
      }
    default: break
    }
  }

  /// Ends an element; one that holds text only where there is some.
  mutating func finish(_ element: DiscogsElement, in parent: DiscogsElement?) {
    switch element {
    case .release: finishRelease()
    case .master: finishMaster()
    case .title where parent == .track: release.track.title = string
    case .title: release.title = string
    case .country: release.country = DiscogsCountry.code(of: string)
    case .released: release.released = PartialDate.text(of: text)
    case .notes: release.notes = String(decoding: text.filter { $0 != 0x0D }, as: UTF8.self)
    case .genre: release.genres.append(string)
    case .style: release.styles.append(string)
    case .masterID: release.master = Self.number(string)
    case .name:
      text.removeNumber()
      release.credit.name = string
    case .variation:
      if string != release.credit.name { release.credit.usualName = release.credit.name }
      release.credit.name = string
    case .join: release.credit.join = string
    case .role, .companyRole: release.credit.role = string
    case .tracks: release.credit.tracks = string
    case .catalogueNumber: release.credit.catalogueNumber = string
    case .artist: release.addArtist(in: parent)
    case .company: release.addCompany()
    case .description: release.format.descriptions.append(string)
    case .format: release.formats.append(release.format.format)
    case .formats where options.onlyVinyl:
      if !release.formats.contains(where: \.isVinyl) { release = ReleaseDraft(leftOut: release.id) }
    case .position: release.track.position = string
    case .duration: release.track.duration = string
    case .track: release.finishTrack()
    case .mainRelease: release.master = Self.number(string)
    case .year: release.released = string
    default: break
    }
  }

  private mutating func finishRelease() {
    if !release.isLeftOut, let detail = release.detail, options.wants(detail) {
      batch.releases.append(detail)
    } else {
      filtered += 1
    }
  }

  private mutating func finishMaster() {
    guard let id = release.id else { return }
    batch.masters.append(
      MasterRelease(
        id: ReleaseID(source: .discogs, value: id), title: release.title,
        mainRelease: release.master.map { ReleaseID(source: .discogs, value: $0) },
        year: release.released.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }))
  }

  private mutating func addIdentifier(_ attributes: XMLAttributes) {
    guard let type = attributes.text("type") else { return }
    let kind = ReleaseIdentifier.Kind(discogs: type)
    if options.onlyBarcodes && kind != .barcode { return }
    release.identifiers.append(
      ReleaseIdentifier(
        kind: kind, value: attributes.text("value") ?? "", note: attributes.text("description")))
  }

  /// The text of the element that ends.
  private var string: String { String(decoding: text, as: UTF8.self) }

  /// What was never published under this number.
  private static func isNoRelease(status: String?) -> Bool {
    status == "Deleted" || status == "Draft" || status == "Rejected"
  }

  /// Nil for what is no number, and for 0, which stands for none.
  private static func number(_ text: String) -> String? {
    guard text.utf8.count <= 20, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return text.utf8.allSatisfy { $0 == 48 } ? nil : text
  }
}
