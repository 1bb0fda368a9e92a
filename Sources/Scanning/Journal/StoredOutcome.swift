import BarcodeReading
import Barcodes
import Files
import ImageDecoding
import Links
import Releases

/// An outcome as the journal stores it: without the photo's name, since several files may have the
/// same content, and with the ids of releases instead of the releases.
struct StoredOutcome: Codable, Equatable {
  /// One barcode, and where it led.
  struct Finding: Codable, Equatable {
    let barcode: Barcode
    /// The pressings that it names, best first; nil if the look-up failed.
    let pressings: [Pressing]?
    let failure: LinkFailure?
  }

  struct Pressing: Codable, Equatable {
    let id: ReleaseID
    let evidence: [PressingEvidence]
  }

  let findings: [Finding]
  // Why there is no finding, or what is damaged although there are some; at most one is set.
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
  /// Nil for a barcode that was typed: it belongs to no photo.
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
      // Another version stored the reason in another form. It is enough that the look-up failed.
      failure = .lookUp(.temporary(.offline("not looked up yet")))
    }
  }
}
