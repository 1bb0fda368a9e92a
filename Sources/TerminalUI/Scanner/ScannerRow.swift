import Barcodes
import Files
import Links
import Problems
import Scanning

/// A photo in the list of the scanner sheet.
struct ScannerRow: Sendable, Hashable {
  let path: PhotoPath
  let status: ScanStatus
  /// The barcode that was read; nil for none.
  let gtin: GTIN?
  /// The record, or why there is none.
  let words: String
  let detail: String
  /// Where choosing it leads; nil for nowhere.
  let destination: Destination?
  /// Whether its record is in the collection because of this photo.
  var isKept = false

  init(_ outcome: ScanOutcome) {
    path = outcome.path
    status = outcome.status
    gtin = outcome.primary?.origin.gtin
    let release = outcome.match.best?.summary
    switch outcome.status {
    case .ambiguous:
      let count = outcome.match.ranking.entries.count
      words = release.map(\.recordLine) ?? ""
      detail = "\(count) pressings share this barcode"
    default:
      words = release.map(\.recordLine) ?? outcome.problem?.reason ?? ""
      detail = release.map { "\($0.labelLine)  \($0.pressingLine)" } ?? ""
    }
    destination = outcome.match.isEmpty ? nil : outcome.destination
  }

  init(
    path: PhotoPath, status: ScanStatus, gtin: GTIN? = nil, words: String = "", detail: String = ""
  ) {
    self.path = path
    self.status = status
    self.gtin = gtin
    self.words = words
    self.detail = detail
    destination = nil
  }
}
