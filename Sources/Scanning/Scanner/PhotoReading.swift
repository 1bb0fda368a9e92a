import BarcodeReading
import Files
import ImageDecoding

/// What was read of one photo, before anything is looked up.
struct PhotoReading: Sendable {
  let path: PhotoPath
  let pages: [PageReading]
  let file: FileIdentity?
  let takenAt: Int?

  init(
    path: PhotoPath, pages: [PageReading], file: FileIdentity? = nil, takenAt: Int? = nil
  ) {
    self.path = path
    self.pages = pages
    self.file = file
    self.takenAt = takenAt
  }

  /// A photo whose bytes could not be had.
  init(path: PhotoPath, problem: FileProblem, duration: Duration = .zero) {
    let page = PageReading(
      page: nil, result: .failure(.file(problem)), damage: nil, duration: duration)
    self.init(path: path, pages: [page])
  }
}

/// What was read on one page of a file, before anything is looked up.
struct PageReading: Sendable {
  /// Counted from 1; nil in a file of a single page.
  let page: Int?
  /// What the reader made of it, or why the page could not be had at all.
  let result: Result<ReaderResult, ScanProblem>
  /// What is wrong with a page that was had in part.
  let damage: ImageDecodingError?
  /// What the reader's stages saw, where it was asked for.
  var trace: ReaderTrace?
  /// The page itself, where it was asked for and could be decoded.
  var previewSource: PreviewSource?
  /// How long it took.
  let duration: Duration
}
