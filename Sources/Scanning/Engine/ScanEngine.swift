import Files

/// A scan of many photos: several workers read them, then they are looked up, then the memory
/// stores them. These steps overlap for different photos.
///
/// Each worker has a thread of its own, which may wait for a file or work on a photo for long. Swift's
/// cooperative pool is left to the look-ups and the memory: what is read is delivered while all
/// workers are busy.
public struct ScanEngine: Sendable {
  /// The most photos that are being processed or wait for one before them. A photo that is read
  /// takes only a few kilobytes.
  static let largestWindow = 256

  private var window: Int { scanner.keepsPictures ? 2 * workerCount : Self.largestWindow }

  let scanner: PhotoScanner
  let workerCount: Int
  let memory: (any ScanMemory)?
  let stop: StopSignal
  let waits: AsyncStream<LookUpWait>?

  /// - Parameters:
  ///   - workerCount: how many photos are read at the same time, at least 1.
  ///   - memory: knows earlier scans and stores this one; nil to remember nothing.
  ///   - stop: ends the scan early when it is requested.
  ///   - waits: what look-ups wait for, to be told among the events; nil for nothing.
  public init(
    scanner: PhotoScanner, workerCount: Int, memory: (any ScanMemory)? = nil,
    stop: StopSignal = StopSignal(), waits: AsyncStream<LookUpWait>? = nil
  ) {
    self.waits = waits
    self.scanner = scanner
    self.workerCount = max(1, workerCount)
    self.memory = memory
    self.stop = stop
  }

  /// Scans every photo while `body` takes the events. When `body` returns the scan ends, even if
  /// there are more events.
  ///
  /// - Throws: what `body` throws; the events throw what the names and the memory throw. Problems
  ///   with a photo are in its outcome.
  public func scan<Value>(
    _ names: some PhotoNames, _ body: (ScanEvents) async throws -> Value
  ) async throws -> Value {
    let events = ScanEvents()
    // The scan waits while an event is taken: one thread serves both, and no event wakes another.
    return try await WaitingThread.run {
      // It is cancelled and awaited when the body returns or throws.
      async let _: Void = work(through: names, sending: events)
      return try await body(events)
    }
  }

  private func work(through names: some PhotoNames, sending events: ScanEvents) async {
    do {
      try await run(through: names, sending: events)
      events.finish()
    } catch {
      events.finish(.failure(error))
    }
  }

  private func run(through names: some PhotoNames, sending events: ScanEvents) async throws {
    var names = names
    var idleThreads: [WorkerThread] = []
    var busyThreads: [Int: WorkerThread] = [:]
    try await withThrowingTaskGroup(of: ScanStep.self) { group in
      // The wait for the next wait would not end by itself.
      defer { group.cancelAll() }
      listen(in: &group)
      var queue = ScanQueue()
      var isOver = false
      var failure: (any Error)?
      while !Task.isCancelled {
        // Waits for names only when there is nothing else to do.
        while !isOver, queue.readingCount < workerCount, queue.count < window,
          queue.isEmpty || names.isReady()
        {
          var path: PhotoPath?
          do {
            path = stop.isRequested ? nil : try await names.next()
          } catch {
            // The photos before it have an outcome.
            failure = error
          }
          for notice in names.takeNotices() { await events.send(.noticed(notice)) }
          guard let path else {
            isOver = true
            break
          }
          let content = names.takeContent()
          await events.send(.started(path))
          // What runs for long beside other work leaves the processors to it.
          let thread = idleThreads.popLast() ?? WorkerThread(yieldsToOthers: memory != nil)
          let index = queue.start()
          busyThreads[index] = thread
          group.addTask(executorPreference: thread) {
            .read(index, try await read(path, content))
          }
        }
        guard !queue.isEmpty, let step = try await group.next() else {
          if let failure { throw failure }
          return
        }
        if case .waiting(let wait) = step {
          await events.send(.waiting(wait))
          listen(in: &group)
          continue
        }
        if case .read(let index, _) = step, let thread = busyThreads.removeValue(forKey: index) {
          idleThreads.append(thread)
        }
        for next in queue.take(step, isKeeping: memory != nil) {
          group.addTask(executorPreference: globalConcurrentExecutor) {
            try await perform(next)
          }
        }
        while let photo = queue.next() { await events.send(.finished(photo)) }
      }
    }
  }

  private func listen(in group: inout ThrowingTaskGroup<ScanStep, any Error>) {
    guard let waits else { return }
    group.addTask(executorPreference: globalConcurrentExecutor) {
      for await wait in waits { return .waiting(wait) }
      throw CancellationError()
    }
  }

  private func perform(_ work: ScanQueue.Work) async throws -> ScanStep {
    switch work {
    case .lookUp(let index, let reading):
      return .finished(index, await scanner.photo(of: reading))
    case .keep(let photos):
      guard let memory else { return .kept(photos) }
      let kept = try await memory.keep(photos.map(\.photo))
      return .kept(zip(photos, kept).map { .init(index: $0.index, photo: $1) })
    }
  }

  /// Reads a photo that is not known yet, on the thread of the caller.
  ///
  /// - Parameter content: its content where this has no file.
  private func read(_ path: PhotoPath, _ content: PhotoContent?) async throws -> ScanStep.Read {
    if let content { return await step(after: scanner.read(content, path)) }
    if let memory, let stamp = FileStamp(of: path),
      let known = try await memory.photo(path, stamp: stamp)
    {
      return .photo(known)
    }
    let endedRun = memory?.begin(path) ?? false
    defer { memory?.end(path) }
    if endedRun, let problem = scanner.problemInTrial(path) {
      let reading = PhotoReading(
        path: path, problem: .image(problem), file: FileIdentity(of: path))
      return .photo(await scanner.photo(of: reading))
    }
    let start = ContinuousClock.now
    let file: PhotoFile
    do throws(FileProblem) {
      file = try PhotoFile(path, identifies: memory != nil)
    } catch {
      let duration = ContinuousClock.now - start
      return .reading(PhotoReading(path: path, problem: .file(error), duration: duration))
    }
    if let memory, let identity = file.identity,
      let known = try await memory.photo(path, file: identity)
    {
      return .photo(known)
    }
    return await step(after: scanner.read(file, path, since: start))
  }

  private func step(after reading: PhotoReading) async -> ScanStep.Read {
    reading.hasBarcodes ? .reading(reading) : .photo(await scanner.photo(of: reading))
  }
}

/// Remembers earlier scans, so that no photo is scanned twice.
public protocol ScanMemory: Sendable {
  /// The photo as it was scanned, if its file has not changed since; nil if it has to be read.
  func photo(_ path: PhotoPath, stamp: FileStamp) async throws -> ScannedPhoto?

  /// The photo as it was scanned, if the same content was scanned under any name; nil if it has to
  /// be scanned.
  func photo(_ path: PhotoPath, file: FileIdentity) async throws -> ScannedPhoto?

  /// Stores all of the photos or none. When it returns, they are safe on disk.
  ///
  /// - Returns: the photos, settled by what a person said of them before.
  func keep(_ photos: [ScannedPhoto]) async throws -> [ScannedPhoto]

  /// Notes that a photo is being read.
  ///
  /// - Returns: whether an earlier run ended while it was reading the photo.
  func begin(_ path: PhotoPath) -> Bool

  /// Notes that a photo was read.
  func end(_ path: PhotoPath)

  /// Stores for each photo which one names the record; nil for a photo that is taken alone.
  func keep(records: [PhotoPath: PhotoPath?]) async throws
}

/// A memory that knows nothing of runs that ended early.
extension ScanMemory {
  public func begin(_ path: PhotoPath) -> Bool { false }
  public func end(_ path: PhotoPath) {}
}
