import Barcodes
import Files
import Imaging
import Library
import Links
import Problems
import Releases
import Scanning

/// A photo, or a page of one, in the list of the scanner sheet.
struct ScannerRow: Sendable, Hashable {
  /// The same for the same photo, however it is named.
  struct Key: Sendable, Hashable {
    let path: PhotoPath
    let page: Int?

    init(_ path: PhotoPath, page: Int? = nil) { (self.path, self.page) = (path.absolute, page) }
  }

  let key: Key
  let path: PhotoPath
  let status: ScanStatus
  /// The barcode that was read; nil for none.
  let gtin: GTIN?
  /// The record, or why there is none.
  let words: String
  let detail: String
  /// The pressings that it may be, the best one whole; nil for none.
  let match: Match?
  /// What would help where nothing was found; nil for nothing.
  let remedy: Remedy?
  /// What the user had of this record when the photo was scanned, and whether it was wanted.
  let owned: [String]
  /// The photo that says which record this one shows, where that is another one.
  let record: PhotoPath?
  /// The barcodes that were read, in pixels of the photo at full size.
  let outlines: [Quadrilateral]
  /// Whether its record is in the collection because of this photo.
  var isKept = false
  /// The copy that was added because of this photo; nil for none.
  var addedItem: CollectionItem.ID?

  init(
    path: PhotoPath, page: Int? = nil, status: ScanStatus, gtin: GTIN? = nil, words: String = "",
    detail: String = "", match: Match? = nil, remedy: Remedy? = nil, owned: [String] = [],
    record: PhotoPath? = nil, outlines: [Quadrilateral] = []
  ) {
    self.outlines = outlines
    key = Key(path, page: page)
    self.path = path
    (self.status, self.gtin, self.words, self.detail) = (status, gtin, words, detail)
    (self.match, self.remedy, self.owned, self.record) = (match, remedy, owned, record)
  }

  init(_ outcome: ScanOutcome) {
    let release = outcome.match.best?.summary
    let detail =
      switch outcome.status {
      case .ambiguous: "\(outcome.match.ranking.entries.count) pressings share this barcode"
      default: release.map { "\($0.labelLine)  \($0.pressingLine)" } ?? ""
      }
    let reason: String =
      switch outcome.status {
      case .unknown: "in no catalogue that was asked"
      case .grouped: outcome.record.map { "with \($0.name)" } ?? ""
      case .dismissed: "no record that matters"
      default: outcome.problem?.reason ?? ""
      }
    self.init(
      path: outcome.path, page: outcome.page, status: outcome.status,
      gtin: outcome.primary?.origin.gtin,
      words: release.map(\.recordLine) ?? reason, detail: detail,
      match: outcome.match.isEmpty ? nil : outcome.match, remedy: outcome.problem?.remedy,
      owned: outcome.ownership.map(\.description),
      record: outcome.record?.absolute == outcome.path.absolute ? nil : outcome.record,
      outlines: outcome.findings.compactMap { finding in
        guard case .read(let barcode) = finding.origin else { return nil }
        return barcode.quad
      })
  }

  /// The record that it shows for certain; nil where nobody knows.
  var release: ReleaseDetail? {
    [.resolved, .assigned].contains(status) ? match?.best : nil
  }
}

extension PhotoPath {
  /// The last part of it, as text.
  var name: String { description.split(separator: "/").last.map(String.init) ?? description }
}
