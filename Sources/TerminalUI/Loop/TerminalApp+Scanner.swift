import AppNavigation
import Barcodes
import Files
import Foundation
import Library
import Links
import Problems
import Releases
import Scanning

/// The scanner sheet.
extension TerminalApp {
  /// - Returns: whether the key was meant for the scanner.
  func pressInScanner(_ key: Key) -> Bool {
    switch (key.name, key.held) {
    case (.character("x"), .control): stopScan()
    case (.character("u"), .control): state.scanner.text = ""
    case (.character(let character), _) where key.typed != nil: state.scanner.text.append(character)
    case (.backspace, _) where !state.scanner.text.isEmpty: _ = state.scanner.text.popLast()
    case (.up, _): state.scanner.move(by: -1)
    case (.down, _): state.scanner.move(by: 1)
    case (.pageUp, _): state.scanner.move(by: -10)
    case (.pageDown, _): state.scanner.move(by: 10)
    case (.home, _): state.scanner.move(by: -state.scanner.rows.count)
    case (.end, _): state.scanner.move(by: state.scanner.rows.count)
    case (.tab, []): state.scanner.moveToNextDoubt()
    case (.enter, _): submitScanner()
    case (.left, _), (.right, _): break
    default: return false
    }
    return true
  }

  func pasteIntoScanner(_ text: String) {
    let isWhole = state.scanner.text.isEmpty
    state.scanner.text += text.trimmingCharacters(in: .newlines)
    // What is dropped is meant at once; what is pasted into a line may go on.
    if isWhole, case .paths(let paths) = ScannerInput(text),
      paths.allSatisfy({ FileManager.default.fileExists(atPath: $0.description) })
    {
      submitScanner()
    }
  }

  private func submitScanner() {
    switch ScannerInput(state.scanner.text) {
    case .nothing: openScanned()
    case .wrongBarcode(let digits):
      state.notice = .failed("\(digits): the check digit does not fit: look at each digit again")
    case .barcode(let gtin):
      state.scanner.text = ""
      Task { remember(await coordinator.finishScan(of: gtin)) }
    case .paths(let paths):
      guard let missing = paths.first(where: { FileStamp(of: $0) == nil && !isFolder($0) }) else {
        state.scanner.text = ""
        return startScan(of: paths)
      }
      state.notice = .failed("\(missing): there is no such file or folder")
    }
  }

  private func isFolder(_ path: PhotoPath) -> Bool { PhotoFolder.problem(with: path) == nil }

  /// Opens what the selected photo shows, or the choice among its pressings.
  private func openScanned() {
    guard let row = state.scanner.selected else { return }
    guard let gtin = row.gtin, let destination = row.destination else {
      state.notice = .failed(
        "no record yet: type the digits under the bars, or words in \(state.keys.shown(.search) ?? "")"
      )
      return
    }
    if let match = destination.match { matches[destination.route.id] = match }
    coordinator.finishScan(of: gtin, leadingTo: destination)
    refresh()
  }

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
          setNeedsDrawing()
        }
        await working.value
        scan = nil
        reload()
        setNeedsDrawing()
      })
  }

  private func stopScan() {
    scan?.stop.request()
    state.scanner.stop()
  }

  /// Ends the scan, if there is one; the photos already started are finished and kept.
  func stopScanning() async {
    guard let scan else { return }
    stopScan()
    await scan.task.value
  }

  /// Keeps which pressing a barcode means, and resolves the photos that waited for it.
  func choosePressing(_ id: ReleaseID, for gtin: GTIN) {
    let scanner = services.scanner
    let resolver = coordinator.resolver
    let library = services.library
    Task {
      do {
        guard let release = try await resolver.destination(of: .album(id: id)).match?.best else {
          throw LinkFailure.releaseNotFound(id)
        }
        let noted =
          "noted that \(gtin.shortestDigits) is \(release.id), \(release.summary.recordLine)"
        let run = UUID()
        try await library.change(run: run) { editor in
          try editor.choose(release, for: gtin)
        } summary: {
          noted
        }
        let photos = PhotosOfBarcode(barcode: gtin, scanner: scanner, library: library)
        let resolved = try await photos.resolve(continuing: run, after: noted)
        state.notice = .done([noted, resolved].compactMap(\.self).joined(separator: "; "))
        state.scanner.settle(gtin, words: release.summary.recordLine)
        leaveChoice()
      } catch {
        state.notice = .failed(words(for: error))
      }
      refresh()
    }
  }

  /// Back from the choice to where it was opened.
  private func leaveChoice() {
    guard case .pressingChoice = navigator.state.frontRoute else { return }
    navigator.pop()
    state.scanner.moveToNextDoubt()
  }
}
