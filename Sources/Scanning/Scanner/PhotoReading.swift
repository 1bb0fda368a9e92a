import BarcodeReading
import Files
import ImageDecoding

/// The barcodes read in one photo, before they are looked up: an intermediate step to
/// ``ScannedPhoto``.
struct PhotoReading: Sendable {
  let path: PhotoPath
  let pages: [PageReading]
  let file: FileIdentity?
  let takenAt: Int?
  /// Whether it came without a file, so that nothing stands beside it.
  var isContentAlone = false

  init(
    path: PhotoPath, pages: [PageReading], file: FileIdentity? = nil, takenAt: Int? = nil
  ) {
    self.path = path
    self.pages = pages
    self.file = file
    self.takenAt = takenAt
  }

  /// A photo of which nothing could be read.
  init(
    path: PhotoPath, problem: ScanProblem, file: FileIdentity? = nil, duration: Duration = .zero
  ) {
    let page = PageReading(page: nil, result: .failure(problem), damage: nil, duration: duration)
    self.init(path: path, pages: [page], file: file)
  }
}

extension PhotoReading {
  /// Whether there is anything to look up.
  var hasBarcodes: Bool {
    pages.contains { page in
      guard case .success(let result) = page.result else { return false }
      return !result.barcodes.isEmpty
    }
  }
}

/// The barcodes read on one page of a file, before they are looked up.
struct PageReading: Sendable {
  /// Counted from 1; nil in a file of a single page.
  let page: Int?
  /// The reader's result, or why the page could not be decoded.
  let result: Result<ReaderResult, ScanProblem>
  /// Why a part of the page could not be decoded.
  let damage: ImageDecodingError?
  /// What the reader's stages saw, if that was asked for.
  var trace: ReaderTrace?
  /// The page to show, if that was asked for and it could be decoded.
  var previewSource: PreviewSource?
  /// How long it took.
  let duration: Duration
}
