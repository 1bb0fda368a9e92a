import Barcodes
import Foundation
import Imaging
import Scanning

/// A photo's thumbnail with the barcodes outlined, in the photo's own coordinates.
struct PhotoFigure {
  let photo: ReportPhoto
  /// The link of the picture; nil for none.
  let reference: String?

  var html: HTML {
    guard let thumbnail = photo.thumbnail else {
      return "<figure class=\"none\"><div class=\"disc\"></div></figure>"
    }
    let picture = Self.img(thumbnail, "Photo \(photo.name)") + outlines(in: thumbnail)
    guard let reference else { return "<figure>\(picture)</figure>" }
    return "<figure><a href=\"\(reference)\" title=\"Open the photo\">\(picture)</a></figure>"
  }

  /// A cover beside it.
  static func html(ofCover cover: Thumbnail) -> HTML {
    "<figure class=\"cover\">\(img(cover, "Cover"))<figcaption>cover</figcaption></figure>"
  }

  private static func img(_ thumbnail: Thumbnail, _ words: String) -> HTML {
    """
    <img alt="\(words)" decoding="async" \
    src="data:image/jpeg;base64,\(HTML(trusted: Data(thumbnail.jpeg).base64EncodedString()))"/>
    """
  }

  private func outlines(in thumbnail: Thumbnail) -> HTML {
    let quads = photo.outcome.findings.compactMap(\.quad)
    guard !quads.isEmpty else { return .empty }
    let (width, height) = (thumbnail.photoWidth, thumbnail.photoHeight)
    let shapes = quads.enumerated().map { index, quad -> HTML in
      let points = quad.corners.map { "\($0.x.text(places: 1)),\($0.y.text(places: 1))" }.joined(
        separator: " ")
      let number = quads.count > 1 ? label(index + 1, of: quad, in: thumbnail) : .empty
      return """
        <polygon class="halo" points="\(points)"/><polygon points="\(points)"/>\(number)
        """
    }
    return "<svg viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">\(shapes)</svg>"
  }

  /// The number of a barcode above its outline, or below it at the top of the photo.
  private func label(_ number: Int, of quad: Quadrilateral, in thumbnail: Thumbnail) -> HTML {
    let size = Double(max(thumbnail.photoWidth, thumbnail.photoHeight)) / 11
    let heights = quad.corners.map(\.y)
    let top = (heights.min() ?? 0) - size * 0.75
    let y = top > size / 2 ? top : (heights.max() ?? 0) + size * 0.75
    return """
      <text x="\(quad.center.x.text(places: 1))" y="\(y.text(places: 1))" font-size="\(size.text(places: 1))">\(number)</text>
      """
  }
}

extension BarcodeFinding {
  fileprivate var quad: Quadrilateral? {
    guard case .read(let barcode) = origin else { return nil }
    return barcode.quad
  }
}
