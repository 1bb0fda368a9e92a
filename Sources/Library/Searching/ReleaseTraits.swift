import Barcodes
import Foundation
import Releases

/// What lists are searched, sorted, grouped and counted by of a release.
///
/// A library keeps it beside the detail, as one short line, since a list of a hundred thousand records is
/// made of as many of them.
struct ReleaseTraits: Sendable, Hashable {
  /// With all its artists as one.
  let release: ReleaseSummary
  let barcodes: [GTIN]

  /// Between the parts of a line, between the values of a part, and between the parts of a value.
  private static let separators: [UInt8] = [0x1D, 0x1E, 0x1F]
  /// Those, and the one that ends a text in SQLite's interface.
  private static let unsafe = separators + [0]

  init(_ release: ReleaseSummary, barcodes: [GTIN] = []) {
    self.release = ReleaseSummary(
      id: release.id, title: release.title,
      artists: [ArtistCredit(name: release.artists.joined)], labels: release.labels,
      formats: release.formats, country: release.country, released: release.released,
      circulation: release.circulation)
    self.barcodes = barcodes
  }

  init(_ release: ReleaseDetail) {
    self.init(release.summary, barcodes: release.gtins)
  }

  /// It as one line. A character that separates or ends in it becomes a space.
  var line: String {
    let figures = release.circulation.map { [$0.have, $0.want, $0.pressings] } ?? []
    let parts: [[[String]]] = [
      [[release.artists.joined]], [[release.title]],
      release.labels.map { [$0.name, $0.catalogueNumber ?? ""] },
      release.formats.map { [$0.name, $0.text ?? ""] + $0.descriptions },
      [[release.country ?? ""]], [[release.released ?? ""]], barcodes.map { [String($0.value)] },
      figures.isEmpty ? [] : [figures.map { $0.map(String.init) ?? "" }],
    ]
    return Self.joined(
      parts.map { values in
        Self.joined(values.map { Self.joined($0.map(Self.safe), by: 2) }, by: 1)
      }, by: 0)
  }

  /// Nil for what is no line.
  init?(_ id: ReleaseID, line: some Collection<UInt8>) {
    let parts = line.split(separator: Self.separators[0], omittingEmptySubsequences: false)
    guard parts.count == 8 else { return nil }
    func text(_ part: Int) -> String { String(decoding: parts[part], as: UTF8.self) }
    func values(_ part: Int) -> [[String]] {
      guard !parts[part].isEmpty else { return [] }
      return parts[part].split(separator: Self.separators[1], omittingEmptySubsequences: false).map
      {
        $0.split(separator: Self.separators[2], omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
    func known(_ text: String) -> String? { text.isEmpty ? nil : text }
    let figures = values(7).first.map { $0.map { Int($0) } }
    let labels = values(2).map {
      LabelCredit(name: $0[0], catalogueNumber: $0.dropFirst().first.flatMap(known))
    }
    let formats = values(3).map { format in
      ReleaseFormat(
        name: format[0], descriptions: Array(format.dropFirst(2)),
        text: format.dropFirst().first.flatMap(known))
    }
    release = ReleaseSummary(
      id: id, title: text(1), artists: [ArtistCredit(name: text(0))], labels: labels,
      formats: formats, country: known(text(4)), released: known(text(5)),
      circulation: figures.flatMap {
        $0.count == 3 ? Circulation(have: $0[0], want: $0[1], pressings: $0[2]) : nil
      })
    barcodes = values(6).compactMap { UInt64($0[0]).flatMap(GTIN.init(value:)) }
  }

  private static func joined(_ parts: [String], by separator: Int) -> String {
    parts.joined(separator: String(UnicodeScalar(separators[separator])))
  }

  private static func safe(_ text: String) -> String {
    guard text.utf8.contains(where: unsafe.contains) else { return text }
    return String(decoding: text.utf8.map { unsafe.contains($0) ? 0x20 : $0 }, as: UTF8.self)
  }
}
