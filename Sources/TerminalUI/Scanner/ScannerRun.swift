import Files
import Scanning

/// What the scanner is asked to scan.
public struct ScanRequest: Sendable {
  /// Photos and folders.
  public let paths: [PhotoPath]
  /// Whether it goes on with photos that arrive in the folders.
  public let watches: Bool
  public let stop = StopSignal()
  public let pause = PauseSignal()

  init(_ paths: [PhotoPath], watches: Bool) { (self.paths, self.watches) = (paths, watches) }
}

/// A scan that goes on beside the sheet, also while something else is in front.
struct ScannerRun {
  let request: ScanRequest
  let task: Task<Void, Never>
  /// What is scanned next.
  var next: [PhotoPath] = []
}
