import Files

/// Names of photos, of which none is given while they are paused.
public struct PausablePhotoNames<Names: PhotoNames>: PhotoNames {
  private var names: Names
  private let pause: PauseSignal
  private let stop: StopSignal

  /// - Parameter stop: ends the names, also while they are paused; resume then.
  public init(_ names: Names, pause: PauseSignal, stop: StopSignal) {
    (self.names, self.pause, self.stop) = (names, pause, stop)
  }

  public mutating func next() async throws(FileProblem) -> PhotoPath? {
    let path = try await names.next()
    // A name may have arrived during the pause.
    await pause.untilResumed()
    return stop.isRequested ? nil : path
  }

  public mutating func isReady() -> Bool { !pause.isPaused && names.isReady() }

  public mutating func takeNotices() -> [FolderNotice] { names.takeNotices() }

  public mutating func takeContent() -> PhotoContent? { names.takeContent() }
}
