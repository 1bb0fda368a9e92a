import Files
import Problems
import Scanning

/// Choosing photos in their folders.
extension TerminalApp {
  /// Opens the folder that was scanned last, else the one that the app was started in.
  func browse() {
    let memory = scannerMemory
    beside { [self] in
      let recent = await memory.load().recentFolders
      let start = recent.first ?? PhotoPath(".").absolute
      read(FileBrowser(start, recent: recent))
    }
  }

  func press(_ key: Key, in browser: FileBrowser) -> Bool {
    var browser = browser
    switch (key.name, key.held) {
    case (.up, _): browser.move(by: -1)
    case (.down, _): browser.move(by: 1)
    case (.pageUp, _): browser.move(by: -10)
    case (.pageDown, _): browser.move(by: 10)
    case (.home, _): browser.move(by: -browser.lines.count)
    case (.end, _): browser.move(by: browser.lines.count)
    case (.character(" "), []): browser.mark()
    case (.backspace, _) where !browser.text.isEmpty: browser.type { _ = $0.popLast() }
    case (.backspace, _), (.left, _):
      openParent(of: browser)
      return true
    case (.right, _), (.enter, _):
      open(browser)
      return true
    case (.character("o"), .control):
      scan(browser.photos)
      return true
    case (.character("w"), .control):
      watch(browser)
      return true
    case (.character("u"), .control): browser.type { $0 = "" }
    case (.character(let character), _) where key.typed != nil:
      browser.type { $0.append(character) }
    default: return false
    }
    state.scanner.panel = .files(browser)
    return true
  }

  /// What Enter does with the line in front: opens a folder, or scans.
  func open(_ browser: FileBrowser) {
    switch browser.chosen {
    case nil:
      guard case .barcode(let gtin) = ScannerInput(browser.text) else { return }
      state.scanner.panel = nil
      lookUp(gtin)
    case .folderItself: scan(browser.photos)
    case .parent: openParent(of: browser)
    case .recent(let path), .folder(let path): read(browser.at(path))
    case .photo(let path):
      scan(browser.marked + (browser.marked.contains(path) ? [] : [path]))
    }
  }

  private func openParent(of browser: FileBrowser) {
    let parts = browser.folder.absolute.bytes.split(separator: UInt8(ascii: "/")).dropLast()
    let path = parts.flatMap { [UInt8(ascii: "/")] + $0 }
    read(browser.at(PhotoPath(bytes: path.isEmpty ? [UInt8(ascii: "/")] : path)))
  }

  private func scan(_ paths: [PhotoPath]) {
    state.scanner.panel = nil
    startScan(of: paths)
  }

  private func watch(_ browser: FileBrowser) {
    state.scanner.panel = nil
    switch browser.chosen {
    case .folder(let path)?, .recent(let path)?: startScan(of: [path], watches: true)
    default: startScan(of: [browser.folder], watches: true)
    }
  }

  private func read(_ browser: FileBrowser) {
    state.scanner.panel = .files(browser)
    beside { [self] in
      let result = await FileBrowser.entries(of: browser.folder)
      // The folder that was opened last.
      guard case .files(var now)? = state.scanner.panel, now.folder == browser.folder else {
        return
      }
      switch result {
      case .success(let entries): now.show(entries)
      case .failure(let problem): now.fail(services.wording.sentence(for: problem))
      }
      state.scanner.panel = .files(now)
      setNeedsDrawing()
    }
  }
}

extension FileBrowser {
  /// A folder has no more lines than this.
  private static let limit = 5000

  /// The folders in a folder, and the files that are called as photos are, each in the order of their names.
  fileprivate static func entries(of folder: PhotoPath) async -> Result<[Line], FileProblem> {
    await WaitingThread.run {
      do throws(FileProblem) {
        var level = try FolderLevel(folder)
        var (folders, photos): ([Line], [Line]) = ([], [])
        while folders.count + photos.count < limit, let path = try level.next() {
          switch FolderEntry(path) {
          case .folder: folders.append(.folder(path))
          case .file where path.isCalledPhoto: photos.append(.photo(path))
          default: break
          }
        }
        return .success(folders + photos)
      } catch {
        return .failure(error)
      }
    }
  }
}
