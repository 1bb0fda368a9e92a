import Files
import Imaging

/// A photo, small enough for a terminal.
public struct PhotoPicture: Sendable {
  let image: ColorImage
  private let uprightWidth: Int
  private let uprightHeight: Int

  /// - Parameters:
  ///   - uprightWidth: of the photo at full size, in pixels.
  ///   - uprightHeight: of the photo at full size, in pixels.
  public init(_ image: ColorImage, uprightWidth: Int, uprightHeight: Int) {
    self.image = image
    (self.uprightWidth, self.uprightHeight) = (uprightWidth, uprightHeight)
  }

  /// The points of outlines, in a grid that is laid over the picture.
  ///
  /// - Parameter parts: What is outlined, in pixels of the photo at full size.
  func points(on parts: [Quadrilateral], width: Int, height: Int) -> [(x: Int, y: Int)] {
    let x = Double(width) / Double(max(1, uprightWidth))
    let y = Double(height) / Double(max(1, uprightHeight))
    return parts.flatMap { part in
      let corners = part.corners.map { Point(x: $0.x * x, y: $0.y * y) }
      return corners.indices.flatMap { line(from: corners[$0], to: corners[($0 + 1) % 4]) }
    }.filter { (0..<width).contains($0.x) && (0..<height).contains($0.y) }
  }

  private func line(from a: Point, to b: Point) -> [(x: Int, y: Int)] {
    let length = a.distance(to: b)
    // Numbers of a broken file may be anything.
    guard length.isFinite, length < 10_000, abs(a.x) < 1e9, abs(a.y) < 1e9 else { return [] }
    let steps = max(1, Int((2 * length).rounded(.up)))
    return (0...steps).map { step in
      let part = Double(step) / Double(steps)
      let (x, y) = (a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)
      return (Int(x.rounded(.down)), Int(y.rounded(.down)))
    }
  }
}

extension ColorImage {
  /// The same image with squares of green around some points.
  func marking(_ points: [(x: Int, y: Int)], thickness: Int) -> ColorImage {
    guard !points.isEmpty else { return self }
    var pixels = pixels
    let before = thickness / 2
    for point in points {
      for y in max(0, point.y - before)..<min(height, point.y - before + thickness) {
        for x in max(0, point.x - before)..<min(width, point.x - before + thickness) {
          pixels[y * width + x] = RGB(red: 0, green: 255, blue: 0)
        }
      }
    }
    return ColorImage(width: width, height: height, pixels: pixels)
  }
}

/// Decodes a photo for the screen; nil where there is nothing to be seen.
///
/// - Parameters:
///   - page: counted from 1; nil in a file of a single page.
///   - longestSide: the most pixels of the longer side.
public typealias PhotoPictures =
  @Sendable (_ photo: PhotoPath, _ page: Int?, _ longestSide: Int) async -> PhotoPicture?
