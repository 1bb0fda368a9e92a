import CChafa

/// Photos in characters.
extension PictureCanvas {
  func symbols() -> [Cell] {
    // As thick as half a cell is wide, which is the smallest block.
    let thickness = max(1, picture.image.width / width / 2)
    return withCanvas(outlined(thickness)) { canvas in
      (0..<width * height).map { index in
        let (x, y) = (gint(index % width), gint(index / width))
        var (ink, paper): (gint, gint) = (0, 0)
        if request.look.colors == .sixteen {
          chafa_canvas_get_raw_colors_at(canvas, x, y, &ink, &paper)
        } else {
          chafa_canvas_get_colors_at(canvas, x, y, &ink, &paper)
        }
        return Cell(text: text(canvas, x, y), style: Style(color(ink), on: color(paper)))
      }
    }
  }

  /// Letters like what they stand for; `O` on an outline.
  func letters() -> [Cell] {
    let outline = Set(
      picture.points(on: request.photo.outlines, width: width, height: height)
        .map { $0.y * width + $0.x })
    return withCanvas(picture.image) { canvas in
      (0..<width * height).map { index in
        let letter =
          outline.contains(index) ? "O" : text(canvas, gint(index % width), gint(index / width))
        return Cell(text: letter, style: .plain)
      }
    }
  }

  private func text(_ canvas: OpaquePointer, _ x: gint, _ y: gint) -> String {
    Unicode.Scalar(chafa_canvas_get_char_at(canvas, x, y)).map { String($0) } ?? " "
  }

  private func color(_ number: gint) -> CellColor {
    guard number >= 0 else { return .standard }
    guard request.look.colors != .sixteen else { return .named(UInt8(number & 15)) }
    return .rgb(
      UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255))
  }
}
