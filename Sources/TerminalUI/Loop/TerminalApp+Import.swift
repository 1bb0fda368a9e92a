import AppNavigation
import Files
import Problems

/// The import of a catalogue that goes on beside the loop.
extension TerminalApp {
  func askForDump() {
    state.overlay = .prompt(Prompt(title: "Type or paste the path of a dump", purpose: .dump))
  }

  /// - Parameter text: The path, as it was typed, pasted or dropped.
  func startImport(of text: String) {
    guard case .paths(let paths) = ScannerInput(text), paths.count == 1, let dump = paths.first
    else {
      state.notice = .failed("'\(text)' is no path of a file")
      return
    }
    guard imports == nil else {
      state.notice = .failed("an import is running: wait for its end, or stop it")
      return
    }
    state.importing = ImportState(of: dump.name)
    let (events, send) = AsyncStream.makeStream(
      of: ImportProgress.self, bufferingPolicy: .bufferingNewest(1))
    let work = services.profile.importDump
    let working = Task.detached {
      defer { send.finish() }
      return try await work(dump) { send.yield($0) }
    }
    imports = Task {
      let start = ContinuousClock.now
      await withTaskCancellationHandler {
        for await progress in events {
          state.importing?.take(progress, after: ContinuousClock.now - start)
          showImport()
        }
        end(await working.result)
      } onCancel: {
        working.cancel()
      }
    }
    showImport()
  }

  func askToStopImport() {
    guard imports != nil else { return }
    guard state.importing?.isFinishing == false else {
      state.notice = .failed("all of the dump is read: it is in use in a moment")
      return
    }
    state.overlay = .menu(
      Menu(
        "Stop the import? The catalogue stays as it was",
        [
          Menu.Item(title: "Go on importing", choice: .stay),
          Menu.Item(title: "Stop it", choice: .confirmed(.stopImport)),
        ]))
  }

  /// Asks before the work of an import is lost.
  ///
  /// - Returns: whether there is one.
  func asksAboutImport() -> Bool {
    guard imports != nil else { return false }
    state.overlay = .menu(
      Menu(
        "A catalogue is being imported",
        [
          Menu.Item(title: "Stay, and let it go on", choice: .stay),
          Menu.Item(title: "Quit; the catalogue stays as it was", choice: .quit),
        ]))
    return true
  }

  func stopImport() {
    imports?.cancel()
    state.importing?.stop()
    showImport()
  }

  /// Stops the import, if there is one, and gives it a moment to take away what it has written.
  ///
  /// One that waits for its file or for the disk is left alone: the next one removes what it leaves.
  func leaveImport() async {
    guard imports != nil else { return }
    stopImport()
    for _ in 0..<50 where imports != nil { try? await Task.sleep(for: .milliseconds(20)) }
  }

  private func end(_ result: Result<String, any Error>) {
    imports = nil
    let words: String
    switch result {
    case .success(let done):
      words = done
      state.notice = .done(done)
    case .failure(is CancellationError):
      words = "stopped, the catalogue is as it was"
      state.notice = .done("the import is stopped, the catalogue is as it was")
    case .failure(let error):
      words = self.words(for: error)
      state.notice = .failed(words)
    }
    state.importing?.end(words)
    reload()
    setNeedsDrawing()
  }

  /// Shows how far it is, where that is in front.
  private func showImport() {
    if navigator.state.frontRoute == .profile { loadAgain(state.place) }
    setNeedsDrawing()
  }
}
