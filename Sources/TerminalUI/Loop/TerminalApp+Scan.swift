import AppNavigation
import Files
import Problems
import Scanning

/// The scan that goes on beside the sheet.
extension TerminalApp {
  func startScan(of paths: [PhotoPath]) {
    guard scan == nil else {
      state.notice = .failed("a scan is running: wait for its end, or stop it with ctrl-x")
      return
    }
    let (events, send) = AsyncStream.makeStream(of: ScannerEvent.self)
    let (stop, work, wording) = (StopSignal(), services.scan, services.wording)
    state.scanner.begin()
    let working = Task.detached {
      do {
        try await work(paths, ScannerSink(send: send), stop)
        send.yield(.ended(problem: nil))
      } catch {
        let words = (error as? any Problem).map { wording.sentence(for: $0) } ?? "\(error)"
        send.yield(.ended(problem: words))
      }
      send.finish()
    }
    scan = ScannerRun(
      stop: stop,
      task: Task {
        for await event in events {
          state.scanner.take(event)
          if case .kept(let photo, _) = event { await fileAsBefore([photo]) }
          setNeedsDrawing()
        }
        await working.value
        scan = nil
        reload()
        setNeedsDrawing()
      })
  }

  func stopScan() {
    scan?.stop.request()
    state.scanner.stop()
  }

  /// Ends the scan, if there is one; the photos already started are finished and kept.
  func stopScanning() async {
    guard let scan else { return }
    stopScan()
    await scan.task.value
  }
}
