import Files

/// A folder in which photos and folders are chosen to be scanned; what is typed narrows it down.
struct FileBrowser: Sendable, Hashable {
  /// What Enter does with a line.
  enum Line: Sendable, Hashable {
    /// The whole folder, with the folders in it.
    case folderItself
    case parent
    /// A folder that was scanned before.
    case recent(PhotoPath)
    case folder(PhotoPath)
    case photo(PhotoPath)
  }

  let folder: PhotoPath
  /// Nil until they are read.
  private(set) var entries: [Line]?
  /// Why the folder cannot be read; nil where it can.
  private(set) var problem: String?
  private let recent: [PhotoPath]
  /// In the order in which they were marked.
  private(set) var marked: [PhotoPath]
  private(set) var text = ""
  private(set) var cursor = 0

  init(_ folder: PhotoPath, recent: [PhotoPath] = [], marked: [PhotoPath] = []) {
    (self.folder, self.marked) = (folder, marked)
    self.recent = recent.filter { $0 != folder }
  }

  /// The same marks in another folder.
  func at(_ folder: PhotoPath) -> FileBrowser {
    FileBrowser(folder, recent: recent, marked: marked)
  }

  mutating func show(_ entries: [Line]) {
    self.entries = entries
    // An Enter too many scans nothing.
    cursor = lines.firstIndex { $0 != .folderItself && $0 != .parent } ?? 0
  }

  mutating func fail(_ problem: String) { self.problem = problem }

  /// The lines that fit what was typed, the best first.
  var lines: [Line] {
    guard let entries else { return [] }
    guard !text.isEmpty else {
      let isRoot = folder.absolute.bytes.isEmpty || folder.bytes == [UInt8(ascii: "/")]
      return [.folderItself] + (isRoot ? [] : [.parent]) + entries + recent.map(Line.recent)
    }
    return entries.compactMap { line in FuzzyMatch(text, in: line.name).map { (line, $0) } }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }

  var chosen: Line? { lines.indices.contains(cursor) ? lines[cursor] : nil }

  /// What is scanned: the marked ones, else the folder.
  var photos: [PhotoPath] { marked.isEmpty ? [folder] : marked }

  mutating func move(by steps: Int) { cursor = max(0, min(cursor + steps, lines.count - 1)) }

  mutating func select(_ line: Int) { if lines.indices.contains(line) { cursor = line } }

  mutating func type(_ edit: (inout String) -> Void) {
    edit(&text)
    cursor = 0
  }

  /// Marks the line in front or takes its mark away, and goes on to the next.
  mutating func mark() {
    guard let path = chosen?.path, chosen != .parent else { return }
    if let index = marked.firstIndex(of: path) {
      marked.remove(at: index)
    } else {
      marked.append(path)
    }
    move(by: 1)
  }
}

extension FileBrowser.Line {
  /// The file or folder; nil for the one that is shown, and the one above it.
  var path: PhotoPath? {
    switch self {
    case .folderItself, .parent: nil
    case .recent(let path), .folder(let path), .photo(let path): path
    }
  }

  /// What it is called in the list.
  var name: String {
    switch self {
    case .folderItself: "scan this folder"
    case .parent: ".."
    case .recent(let path): path.description
    case .folder(let path): path.name + "/"
    case .photo(let path): path.name
    }
  }
}
