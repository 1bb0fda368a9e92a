import Files

/// A scan of many photos: several workers read them, then they are looked up, then kept in memory.
/// These steps run side by side, so that none waits for another.
///
/// Photos are decoded and read in Swift's cooperative pool. Folders are walked and files are read on
/// threads of their own: a slow disk takes no processor core from the decoding.
public struct ScanEngine: Sendable {
  /// The most photos that are being processed or wait for one before them. Once it is read, a photo
  /// takes only a few kilobytes.
  static let largestWindow = 256

  private var window: Int { scanner.keepsPictures ? 2 * workerCount : Self.largestWindow }

  let scanner: PhotoScanner
  let workerCount: Int
  let memory: (any ScanMemory)?
  let stop: StopSignal

  /// - Parameters:
  ///   - workerCount: how many photos are read at the same time, at least 1.
  ///   - memory: what is known of earlier scans, and keeps this one; nil to remember nothing.
  ///   - stop: ends the scan early where it is asked to.
  public init(
    scanner: PhotoScanner, workerCount: Int, memory: (any ScanMemory)? = nil,
    stop: StopSignal = StopSignal()
  ) {
    self.scanner = scanner
    self.workerCount = max(1, workerCount)
    self.memory = memory
    self.stop = stop
  }

  /// Scans every photo while `body` takes the events; when `body` returns, the scan is over, also
  /// where it has not taken all.
  ///
  /// - Throws: what `body` throws; the events throw what the names and the memory do. Photos never
  ///   make it throw.
  public func scan<Value>(
    _ names: some PhotoNames, _ body: (ScanEvents) async throws -> Value
  ) async throws -> Value {
    let events = ScanEvents()
    // Cancelled and waited for when the body has ended, however it ends.
    async let _: Void = work(through: names, sending: events)
    return try await body(events)
  }

  private func work(through names: some PhotoNames, sending events: ScanEvents) async {
    do {
      try await WaitingThread.run { try await run(through: names, sending: events) }
      events.finish()
    } catch {
      events.finish(.failure(error))
    }
  }

  private func run(through names: some PhotoNames, sending events: ScanEvents) async throws {
    var names = names
    try await withThrowingTaskGroup(of: ScanStep.self) { group in
      var queue = ScanQueue()
      var isOver = false
      while !Task.isCancelled {
        // Names that have not come yet are waited for only when there is nothing else to do.
        while !isOver, queue.readingCount < workerCount, queue.count < window,
          queue.isEmpty || names.isReady()
        {
          let path = stop.isRequested ? nil : try await names.next()
          for notice in names.takeNotices() { await events.send(.noticed(notice)) }
          guard let path else {
            isOver = true
            break
          }
          await events.send(.started(path))
          let index = queue.start()
          group.addTask(executorPreference: globalConcurrentExecutor) {
            .read(index, try await read(path))
          }
        }
        guard !queue.isEmpty, let step = try await group.next() else { return }
        for next in queue.take(step, isKeeping: memory != nil) {
          group.addTask(executorPreference: globalConcurrentExecutor) {
            try await perform(next)
          }
        }
        while let photo = queue.next() { await events.send(.finished(photo)) }
      }
    }
  }

  private func perform(_ work: ScanQueue.Work) async throws -> ScanStep {
    switch work {
    case .lookUp(let index, let reading):
      return .finished(index, await scanner.photo(of: reading))
    case .keep(let photos):
      try await memory?.keep(photos.map(\.photo))
      return .kept(photos)
    }
  }

  private func read(_ path: PhotoPath) async throws -> ScanStep.Read {
    guard let memory else { return .reading(await scanner.read(path)) }
    let stamp = await WaitingThread.run { FileStamp(of: path) }
    if let stamp, let known = try await memory.photo(path, stamp: stamp) {
      return .remembered(known)
    }
    let file: PhotoFile
    do throws(FileProblem) {
      file = try await PhotoFile.reading(path, identifies: true)
    } catch {
      return .reading(PhotoReading(path: path, problem: error))
    }
    if let identity = file.identity, let known = try await memory.photo(path, file: identity) {
      return .remembered(known)
    }
    return .reading(scanner.read(file, path))
  }
}

/// What is remembered of earlier scans, so that nothing is done twice.
public protocol ScanMemory: Sendable {
  /// What became of a photo that is as it was when it was scanned; nil where it has to be read.
  func photo(_ path: PhotoPath, stamp: FileStamp) async throws -> ScannedPhoto?

  /// What became of the same content under whatever name; nil where it has to be scanned.
  func photo(_ path: PhotoPath, file: FileIdentity) async throws -> ScannedPhoto?

  /// Remembers photos, all of them or none, for good when it returns.
  func keep(_ photos: [ScannedPhoto]) async throws
}
