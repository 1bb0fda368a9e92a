import Files

/// A scan that goes on beside the sheet, also while something else is in front.
struct ScannerRun {
  let stop: StopSignal
  let task: Task<Void, Never>
}
