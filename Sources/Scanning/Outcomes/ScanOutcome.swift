import BarcodeReading
import Files
import Foundation
import ImageDecoding
import Library
import Links
import Releases

/// What became of one photo, of one page of a file, or of one typed barcode.
public struct ScanOutcome: Sendable {
  /// The photo's name as it was given, or the text that was typed.
  public let path: PhotoPath
  /// Counted from 1; nil in a file of a single page and for a typed barcode.
  public let page: Int?
  public let status: ScanStatus
  /// Every barcode of the photo, from top to bottom.
  public let findings: [BarcodeFinding]
  /// Why it is not resolved, or what was damaged in a photo that was read all the same; nil where
  /// there is nothing to say, and for several pressings.
  public let problem: ScanProblem?
  /// How long it took, where that was asked for.
  public internal(set) var duration: Duration?
  /// What the reader's stages saw, where it was asked for and the photo could be decoded.
  public var trace: ReaderTrace?
  /// The photo itself, where it was asked for and could be decoded.
  public internal(set) var previewSource: PreviewSource?
  /// When it was scanned; nil for what is scanned now.
  public internal(set) var scannedAt: Date?

  /// An outcome without any barcode.
  init(path: PhotoPath, page: Int? = nil, status: ScanStatus, problem: ScanProblem) {
    self.path = path
    self.page = page
    self.status = status
    self.problem = problem
    findings = []
  }

  /// An outcome with barcodes, at least one: the best of their statuses is its own.
  ///
  /// - Parameter damage: what could not be decoded of the photo.
  init(
    path: PhotoPath, page: Int? = nil, findings: [BarcodeFinding],
    damage: ImageDecodingError? = nil
  ) {
    self.path = path
    self.page = page
    self.findings = findings
    let best = Self.best(of: findings)
    status = best?.status ?? .unread
    if case .failure(let failure) = best?.result {
      problem = .lookUp(failure)
    } else {
      problem = damage.map(ScanProblem.image)
    }
  }

  /// The finding that the outcome's link and route are taken from: the one that ended best, of
  /// equals the topmost.
  public var primary: BarcodeFinding? { Self.best(of: findings) }

  /// What could not be decoded of a photo that barcodes were read in all the same.
  public var damage: ImageDecodingError? {
    guard !findings.isEmpty, case .image(let error) = problem else { return nil }
    return error
  }

  /// The pressings that its barcode names; empty where it names none.
  public var match: Match { primary?.match ?? Match(ranking: .none) }

  /// Where it leads; nil where no barcode was read or the look-up could not be made.
  public var destination: Destination? { try? primary?.result.get() }

  /// What the user has of the record that it leads to, where that was asked when it was scanned.
  public var ownership: [Ownership] { primary?.ownership ?? [] }

  private static func best(of findings: [BarcodeFinding]) -> BarcodeFinding? {
    findings.min { $0.status.distance < $1.status.distance }
  }
}
