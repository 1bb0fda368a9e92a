import AppNavigation
import Files
import Problems
import Scanning

/// The scan that goes on beside the sheet.
extension TerminalApp {
  /// - Parameter watches: Whether it goes on with photos that arrive in the folders.
  func startScan(of paths: [PhotoPath], watches: Bool = false) {
    guard scan == nil else { return scanNext(paths, watches: watches) }
    let (events, send) = AsyncStream.makeStream(of: ScannerEvent.self)
    let (work, wording) = (services.scan, services.wording)
    let request = ScanRequest(paths, watches: watches)
    let sink = ScannerSink(send: send, library: services.library)
    state.scanner.begin(watching: watches ? paths : [])
    let working = Task.detached {
      do {
        try await work(request, sink)
        send.yield(.ended(problem: nil))
      } catch {
        let words = (error as? any Problem).map { wording.sentence(for: $0) } ?? "\(error)"
        send.yield(.ended(problem: words))
      }
      send.finish()
    }
    let memory = scannerMemory
    scan = ScannerRun(
      request: request,
      task: Task {
        await memory.change { $0.begin(ScannerMemory.Run(paths, watches: watches)) }
        await show(events)
        await working.value
        // What was only interrupted goes on at the next start.
        if !isLeaving { await memory.change { $0.end() } }
        let next = scan?.next ?? []
        scan = nil
        if !next.isEmpty, !isLeaving { startScan(of: next) }
        reload()
        setNeedsDrawing()
      })
  }

  private func show(_ events: AsyncStream<ScannerEvent>) async {
    let start = ContinuousClock.now
    for await event in events {
      state.scanner.take(event, at: ContinuousClock.now - start)
      if case .kept(let photo, _) = event { await fileAsBefore([photo]) }
      setNeedsDrawing()
    }
  }

  private func scanNext(_ paths: [PhotoPath], watches: Bool) {
    guard !watches, scan?.request.watches == false else {
      state.notice = .failed("a scan is running: wait for its end, or stop it with ctrl-x")
      return
    }
    scan?.next += paths
    let all = (scan?.request.paths ?? []) + (scan?.next ?? [])
    let memory = scannerMemory
    beside { await memory.change { $0.begin(ScannerMemory.Run(all, watches: false)) } }
    state.notice = .done("these are scanned next")
  }

  /// Goes on with what the last session left, unless something else is being scanned.
  func goOnScanning() async {
    guard let run = await scannerMemory.load().run, scan == nil else { return }
    startScan(of: run.photos, watches: run.watches)
    state.notice = .done("the scan goes on where it was")
    setNeedsDrawing()
  }

  func togglePause() {
    guard let pause = scan?.request.pause, state.scanner.phase == .running else { return }
    state.scanner.isPaused ? pause.resume() : pause.pause()
    state.scanner.pause(pause.isPaused)
  }

  func stopScan() {
    scan?.request.stop.request()
    scan?.request.pause.resume()
    scan?.next = []
    state.scanner.stop()
  }

  /// Ends the scan, if there is one; the photos already started are finished and kept.
  func stopScanning() async {
    guard let scan else { return }
    stopScan()
    await scan.task.value
  }
}
