import Barcodes
import Files
import Imaging
import Links
import Releases

@testable import Scanning

extension ScannedPhoto {
  /// A photo as if it had been scanned.
  ///
  /// - Parameters:
  ///   - digits: its barcode, which names one record; nil for a photo in which no bars were seen.
  ///   - time: when the camera took it, in seconds.
  static func made(
    _ name: String, _ digits: String? = nil, at time: Int? = nil, novelty: Novelty = .new
  ) -> ScannedPhoto {
    let path = PhotoPath(name)
    let outcome: ScanOutcome
    if let digits, let gtin = GTIN(digits: digits) {
      let corner = Point(x: 0, y: 0)
      let barcode = Barcode(
        gtin: gtin, symbology: .ean13, text: digits,
        quad: Quadrilateral(corner, corner, corner, corner), stage: .direct, agreeingLines: 1)
      let release = ReleaseDetail(id: ReleaseID(source: .discogs, value: digits), title: "Lone")
      let destination = Destination(
        barcode: gtin,
        match: Match(ranking: PressingRanking([release.summary]), best: release))
      outcome = ScanOutcome(
        path: path,
        findings: [BarcodeFinding(origin: .read(barcode), result: .success(destination))])
    } else {
      outcome = ScanOutcome(path: path, status: .unread, problem: .unread(.noBarsSeen))
    }
    let file = FileIdentity(stamp: FileStamp(size: 1, modified: 1), content: Array(name.utf8))
    return ScannedPhoto(
      path: path, outcomes: [outcome], file: file, takenAt: time, novelty: novelty)
  }
}
