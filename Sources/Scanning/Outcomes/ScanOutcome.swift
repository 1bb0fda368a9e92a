import BarcodeReading
import Files
import Foundation
import ImageDecoding
import Library
import Links
import Releases

/// The result for one photo, one page of a file, or one typed barcode.
public struct ScanOutcome: Sendable {
  /// The photo's name as it was given, or the text that was typed.
  public let path: PhotoPath
  /// Counted from 1; nil in a file of a single page and for a typed barcode.
  public let page: Int?
  public private(set) var status: ScanStatus
  /// The photo that names the record which this one shows: itself, or another of its group. Nil if none
  /// does, or no group was made yet.
  public internal(set) var record: PhotoPath?
  /// What a person said that the photo shows; nil if nobody did.
  public private(set) var assigned: ReleaseDetail?
  /// Every barcode of the photo, from top to bottom.
  public let findings: [BarcodeFinding]
  /// Why it is not resolved, or what is damaged in a photo whose barcode was read nevertheless. Nil
  /// if there is no problem, and for several pressings.
  public private(set) var problem: ScanProblem?
  /// How long it took, if that was asked for.
  public internal(set) var duration: Duration?
  /// What the reader's stages saw, if that was asked for and the photo could be decoded.
  public var trace: ReaderTrace?
  /// The photo to show, if that was asked for and it could be decoded.
  public internal(set) var previewSource: PreviewSource?
  /// When it was scanned; nil in the run that scans it.
  public internal(set) var scannedAt: Date?

  /// An outcome without any barcode.
  init(path: PhotoPath, page: Int? = nil, status: ScanStatus, problem: ScanProblem) {
    self.path = path
    self.page = page
    self.status = status
    self.problem = problem
    findings = []
  }

  /// An outcome with at least one barcode; its status is the best of theirs.
  ///
  /// - Parameter damage: why a part of the photo could not be decoded.
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

  /// The finding that gives the outcome its link and route: the one with the best status, and of
  /// several the topmost.
  public var primary: BarcodeFinding? { Self.best(of: findings) }

  /// Why a part of the photo could not be decoded, although barcodes were read in the rest.
  public var damage: ImageDecodingError? {
    guard !findings.isEmpty, case .image(let error) = problem else { return nil }
    return error
  }

  /// Whether another scan may end otherwise though nothing has changed.
  var isPassing: Bool {
    guard case .image(let error) = problem else { return false }
    return error.isPassing
  }

  /// The pressings that its barcode names, or what a person said; empty if it names none.
  public var match: Match { destination?.match ?? Match(ranking: .none) }

  /// Where it leads; nil if no barcode was read or the look-up failed.
  public var destination: Destination? {
    assigned.map { Destination(release: $0) } ?? (try? primary?.result.get())
  }

  /// The link that leads there; nil if no barcode was read.
  public var deepLink: DeepLink? { assigned.map { .album(id: $0.id) } ?? primary?.deepLink }

  /// The user's copies of that record, and whether it is wanted; empty if that was not asked for.
  public var ownership: [Ownership] { primary?.ownership ?? [] }

  private static func best(of findings: [BarcodeFinding]) -> BarcodeFinding? {
    findings.min { $0.status.distance < $1.status.distance }
  }
}

extension ScanOutcome {
  /// Takes it for a further photo of a record that another photo names.
  mutating func group() {
    status = .grouped
    problem = nil
  }

  /// Settles it by what a person said.
  mutating func settle(_ verdict: PhotoVerdict) {
    problem = nil
    switch verdict {
    case .dismissed: status = .dismissed
    case .shows(let release):
      status = .assigned
      assigned = release
    }
  }
}
