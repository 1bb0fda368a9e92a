import Barcodes
import Files
import Imaging
import Links
import Problems
import Releases

@testable import Scanning

/// Outcomes made by hand.
enum SampleOutcome {
  static let record = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "249504"), title: "Never \"Gonna\"",
    artists: [ArtistCredit(name: "Rick", join: "&"), ArtistCredit(name: "Astley")],
    labels: [LabelCredit(name: "RCA", catalogueNumber: "PB 41447"), LabelCredit(name: "BMG")],
    formats: [
      ReleaseFormat(name: "Vinyl", quantity: 2, descriptions: ["7\"", "45 RPM"], text: "red")
    ],
    country: "GB", released: "1987-07", genres: ["Electronic"], styles: ["Synth-pop"],
    tracklist: [Track(position: "A", title: "Never", duration: "3:32")],
    identifiers: [ReleaseIdentifier(kind: .barcode, value: "5012394144777", note: "scan")],
    master: ReleaseID(source: .discogs, value: "96559"),
    images: [ReleaseImage(address: "https://i.example/1.jpg", width: 600)])

  static let disc = ReleaseDetail(
    id: ReleaseID(source: .musicBrainz, value: "ab-1"), title: "Never",
    formats: [ReleaseFormat(name: "CD")])

  static func barcode(addOn: String? = nil) -> Barcode? {
    GTIN(digits: "5012394144777").map { gtin in
      Barcode(
        gtin: gtin, symbology: .ean13, text: "5012394144777", addOn: addOn.flatMap { AddOn($0) },
        quad: Quadrilateral(
          Point(x: 10, y: 20.5), Point(x: 110.04, y: 20), Point(x: 110, y: 60.96),
          Point(x: -0.04, y: 60)),
        stage: .direct, agreeingLines: 31)
    }
  }

  /// A photo of one barcode that names pressings, the first of them the best.
  static func read(
    path: PhotoPath = PhotoPath("photo.jpg"), releases: [ReleaseDetail], addOn: String? = nil
  ) -> ScanOutcome {
    let findings = barcode(addOn: addOn).map { barcode in
      let match = Match(
        ranking: PressingRanking(releases.map(\.summary)), best: releases.first)
      return [
        BarcodeFinding(
          origin: .read(barcode),
          result: .success(Destination(barcode: barcode.gtin, match: match)))
      ]
    }
    return ScanOutcome(path: path, findings: findings ?? [])
  }

  /// A photo of one barcode whose look-up failed for a reason that passes.
  static var pending: ScanOutcome { failed(.temporary(.offline("no route"))) }

  /// A photo of one barcode whose look-up failed.
  static func failed(_ failure: LookUpFailure) -> ScanOutcome {
    let findings = barcode().map {
      [BarcodeFinding(origin: .read($0), result: .failure(.lookUp(failure)))]
    }
    return ScanOutcome(path: PhotoPath("p.jpg"), findings: findings ?? [])
  }

  static func failed(_ path: PhotoPath, _ problem: ScanProblem) -> ScanOutcome {
    ScanOutcome(
      path: path, status: problem == .unread(.noBarsSeen) ? .unread : .unreadable, problem: problem)
  }
}

extension RemedyWording {
  /// A front of the tests' own.
  static let tests = RemedyWording { remedy in
    switch remedy {
    case .connect: "try again with a connection"
    case .makeReadable: "make it readable"
    case .copyAgain: "copy the file again"
    case .photographCloserAndInFocus: "photograph the barcode closer and in focus"
    case .photographEANOrUPC: "photograph the EAN or UPC barcode"
    case .choosePressing(let barcode, let release):
      "vinylcrate choose \(barcode ?? "BARCODE")" + (release.map { " \($0)" } ?? "")
    case .lookUpAgain: "vinylcrate resolve"
    case .lookUp(let barcode): "vinylcrate lookup \(barcode ?? "DIGITS")"
    case .assignPhoto(let photo): "vinylcrate scans assign \(photo ?? "PHOTO") RECORD"
    case .dismissPhoto(let photo): "vinylcrate scans dismiss \(photo ?? "PHOTO")"
    default: "see \(remedy)"
    }
  }
}
