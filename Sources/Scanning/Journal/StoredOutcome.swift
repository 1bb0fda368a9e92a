import BarcodeReading
import Barcodes
import Files
import ImageDecoding
import Links
import Releases

/// An outcome as the journal keeps it: without its photo's name, since it belongs to a content, and
/// with the ids of releases in place of the releases.
struct StoredOutcome: Codable, Equatable {
  /// One barcode, and where it led.
  struct Finding: Codable, Equatable {
    let barcode: Barcode
    /// The pressings that it names, best first; nil where the look-up could not be made.
    let pressings: [Pressing]?
    let failure: LinkFailure?
  }

  struct Pressing: Codable, Equatable {
    let id: ReleaseID
    let evidence: [PressingEvidence]
  }

  let findings: [Finding]
  /// Why there is no finding, or what is damaged beside them.
  let unread: ReaderResult.Failure?
  let image: ImageDecodingError?
  let file: FileProblem?

  init(_ outcome: ScanOutcome) {
    findings = outcome.findings.compactMap(Finding.init)
    switch outcome.problem {
    case .unread(let failure): (unread, image, file) = (failure, nil, nil)
    case .image(let error): (unread, image, file) = (nil, error, nil)
    case .file(let problem): (unread, image, file) = (nil, nil, problem)
    case .typed, .lookUp, nil: (unread, image, file) = (nil, nil, nil)
    }
  }
}

extension StoredOutcome.Finding {
  /// Nil for a barcode that was typed: it is of no photo.
  fileprivate init?(_ finding: BarcodeFinding) {
    guard case .read(let barcode) = finding.origin else { return nil }
    self.barcode = barcode
    switch finding.result {
    case .success:
      pressings = finding.match.ranking.entries.map {
        StoredOutcome.Pressing(id: $0.release.id, evidence: $0.evidence)
      }
      failure = nil
    case .failure(let reason): (pressings, failure) = (nil, reason)
    }
  }

  private enum CodingKeys: CodingKey { case barcode, pressings, failure }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    barcode = try container.decode(Barcode.self, forKey: .barcode)
    pressings = try container.decodeIfPresent([StoredOutcome.Pressing].self, forKey: .pressings)
    do {
      failure = try container.decodeIfPresent(LinkFailure.self, forKey: .failure)
    } catch is DecodingError {
      // Another version wrote down why the look-up failed; that it is to be made again is enough.
      failure = .lookUp(.temporary(.offline("not looked up yet")))
    }
  }
}
