import AppNavigation

/// What became of one photo, or of one typed barcode.
public struct ScanOutcome: Sendable {
  /// The photo's name as it was given, or the text that was typed.
  public let path: PhotoPath
  public let status: ScanStatus
  /// Every barcode of the photo, from top to bottom.
  public let findings: [BarcodeFinding]
  /// Why it is not resolved; nil where it is, and for several pressings.
  public let problem: ScanProblem?
  /// How long it took, where that was asked for.
  public internal(set) var duration: Duration?

  /// An outcome without any barcode.
  init(path: PhotoPath, status: ScanStatus, problem: ScanProblem) {
    self.path = path
    self.status = status
    self.problem = problem
    findings = []
  }

  /// An outcome with at least one barcode: the best of their statuses is its own.
  init(path: PhotoPath, findings: [BarcodeFinding]) {
    self.path = path
    self.findings = findings
    let best = Self.best(of: findings)
    status = best?.status ?? .unread
    if case .failure(let failure) = best?.result {
      problem = .lookUp(failure)
    } else {
      problem = findings.isEmpty ? .noBarcode : nil
    }
  }

  /// The finding that the outcome's link and route are taken from: the one that ended best, of
  /// equals the topmost.
  public var primary: BarcodeFinding? { Self.best(of: findings) }

  /// Where it leads; nil where no barcode was read or the look-up could not be made.
  public var destination: Destination? { try? primary?.result.get() }

  private static func best(of findings: [BarcodeFinding]) -> BarcodeFinding? {
    findings.min { $0.status.distance < $1.status.distance }
  }
}
