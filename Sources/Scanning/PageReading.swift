import BarcodeReading
import ImageDecoding

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
  var picture: PhotoPicture?
  /// How long it took.
  let duration: Duration
}
