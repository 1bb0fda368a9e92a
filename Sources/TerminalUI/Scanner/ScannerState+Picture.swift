import Imaging

extension ScannerState {
  /// The photo to show; nil for none, and for the last of a run, which is another one in a moment.
  var photo: ShownPhoto? {
    switch panel {
    case .files(let browser):
      guard case .photo(let path)? = browser.chosen else { return nil }
      return ShownPhoto(ScannerRow.Key(path), in: self)
    case .some(let panel):
      return panel.row.flatMap { rows.indices.contains($0) ? rows[$0].photo : nil }
    case nil: return isRunning && follows ? nil : selected?.photo
    }
  }
}

extension ScannerRow {
  /// The photo with its barcodes outlined.
  var photo: ShownPhoto {
    // A corner that is nowhere would make it another photo each time.
    let parts = outlines.filter { $0.corners.allSatisfy { ($0.x + $0.y).isFinite } }
    return ShownPhoto(path: key.path, page: key.page, outlines: parts)
  }
}

extension ShownPhoto {
  /// A photo, with what the scanner found on it if it has scanned it.
  fileprivate init(_ key: ScannerRow.Key, in scanner: ScannerState) {
    self = scanner.row(of: key)?.photo ?? ShownPhoto(path: key.path, page: key.page)
  }
}
