import Files
import Imaging

/// A photo, small enough for a terminal, with what is outlined on it.
public struct PhotoPicture: Sendable, Hashable {
  let image: ColorImage
  /// In pixels of the image.
  private(set) var outlines: [Quadrilateral] = []
  private let uprightWidth: Int
  private let uprightHeight: Int

  /// - Parameters:
  ///   - uprightWidth: of the photo at full size, in pixels.
  ///   - uprightHeight: of the photo at full size, in pixels.
  public init(_ image: ColorImage, uprightWidth: Int, uprightHeight: Int) {
    self.image = image
    (self.uprightWidth, self.uprightHeight) = (uprightWidth, uprightHeight)
  }

  /// Outlines parts of it, which are given in pixels of the photo at full size.
  func outlining(_ parts: [Quadrilateral]) -> PhotoPicture {
    var picture = self
    let x = Double(image.width) / Double(max(1, uprightWidth))
    let y = Double(image.height) / Double(max(1, uprightHeight))
    picture.outlines = parts.map { $0.map { Point(x: $0.x * x, y: $0.y * y) } }
    return picture
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.image == b.image && a.outlines == b.outlines
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outlines)
    hasher.combine(image.width)
  }
}

/// Decodes a photo for the screen; nil where there is nothing to be seen.
///
/// - Parameters:
///   - page: counted from 1; nil in a file of a single page.
///   - longestSide: the most pixels of the longer side.
public typealias PhotoPictures =
  @Sendable (_ photo: PhotoPath, _ page: Int?, _ longestSide: Int) async -> PhotoPicture?
