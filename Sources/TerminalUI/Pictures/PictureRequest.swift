import Files
import Imaging

/// A photo, and what is outlined on it.
struct ShownPhoto: Sendable, Hashable {
  let path: PhotoPath
  /// Counted from 1; nil in a file of a single page.
  var page: Int?
  /// In pixels of the photo at full size.
  var outlines: [Quadrilateral] = []
}

/// A photo as it is to be drawn in a part of the screen.
struct PictureRequest: Sendable, Hashable {
  let photo: ShownPhoto
  /// The most columns that it may take.
  let width: Int
  /// The most rows that it may take.
  let height: Int
  let look: PictureLook

  /// The most pixels of the longer side that are of use. Those of a terminal are stretched where there are
  /// more, so that not much has to be sent.
  var longestSide: Int {
    let cell = look.style.isOfPixels ? look.cell : nil
    let pixels = max(width * (cell?.width ?? 8), height * (cell?.height ?? 16))
    return min(max(16, pixels), 400)
  }
}
