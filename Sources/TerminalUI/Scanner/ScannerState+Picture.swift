import Files
import Imaging

/// A photo that is shown beside the list, or beside what is asked about it.
struct ScannerPicture: Sendable, Hashable {
  let key: ScannerRow.Key
  /// Nil where there is nothing to be seen.
  let picture: PhotoPicture?
}

extension ScannerState {
  /// The photo to show; nil for none, and for the last of a run, which is another one in a moment.
  var wantedPicture: ScannerRow.Key? {
    switch panel {
    case .files(let browser):
      guard case .photo(let path)? = browser.chosen else { return nil }
      return ScannerRow.Key(path)
    case .some(let panel):
      return panel.row.flatMap { rows.indices.contains($0) ? rows[$0].key : nil }
    case nil: return isRunning && follows ? nil : selected?.key
    }
  }

  /// The barcodes to outline on a photo, in pixels of the photo at full size.
  func outlines(of key: ScannerRow.Key) -> [Quadrilateral] {
    rows.first { $0.key == key }?.outlines ?? []
  }
}
