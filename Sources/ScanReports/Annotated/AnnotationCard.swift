/// Some lines of text on a dark card with a coloured edge, legible on any picture.
struct AnnotationCard {
  struct Line: Equatable {
    let text: String
    let font: Font
    let ink: Ink
  }

  let width: Double
  let height: Double
  private let lines: [Line]
  private let edge: Ink
  private let unit: Double

  /// Long text is wrapped at spaces.
  ///
  /// - Parameters:
  ///   - unit: the size of text, in pixels.
  ///   - most: the maximum width, in pixels.
  init(
    title: String, text: [String], edge: Ink, unit: Double, on canvas: Canvas, width most: Double
  ) {
    let (bold, plain) = (Font(size: unit, isBold: true), Font(size: 0.8 * unit))
    let room = max(unit, most - 2 * Self.padding * unit)
    var lines = canvas.wrapped(title, bold, to: room).map {
      Line(text: $0, font: bold, ink: .text)
    }
    for paragraph in text {
      lines += canvas.wrapped(paragraph, plain, to: room).map {
        Line(text: $0, font: plain, ink: .faintText)
      }
    }
    let widest = lines.map { canvas.width(of: $0.text, $0.font) }.max() ?? 0
    width = widest + 2 * Self.padding * unit
    height = lines.reduce(Self.padding * unit * 1.4) { $0 + $1.font.size * Self.lineHeight }
    (self.lines, self.edge, self.unit) = (lines, edge, unit)
  }

  /// The space beside the text, in units of its size.
  private static let padding = 0.7
  /// The distance between lines, in units of the text's size.
  private static let lineHeight = 1.3

  /// Draws the card.
  ///
  /// - Parameters:
  ///   - x: the left edge, in pixels.
  ///   - y: the top edge, in pixels.
  /// - Returns: what it covers.
  func draw(on canvas: Canvas, x: Double, y: Double) -> Frame {
    let radius = 0.35 * unit
    let frame = Frame(x: x, y: y, width: width, height: height)
    canvas.fill(frame, radius: radius, .card)
    canvas.fill(
      Frame(
        x: x + 0.22 * unit, y: y + 0.4 * unit, width: 0.16 * unit, height: height - 0.8 * unit),
      radius: 0.08 * unit, edge)
    var top = y + 0.7 * Self.padding * unit
    for line in lines {
      top += line.font.size * Self.lineHeight
      canvas.write(
        line.text, x: x + Self.padding * unit, baseline: top - 0.3 * line.font.size, line.font,
        line.ink)
    }
    return frame
  }
}

extension Canvas {
  /// The text, cut with an ellipsis if it is wider than the room.
  fileprivate func cut(_ text: String, _ font: Font, to room: Double) -> String {
    guard width(of: text, font) > room else { return text }
    // Binary search for the longest beginning that fits.
    var (fits, tooLong) = (0, text.count)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if width(of: text.prefix(middle) + "…", font) <= room {
        fits = middle
      } else {
        tooLong = middle
      }
    }
    return text.prefix(fits) + "…"
  }

  /// The text in lines, broken at spaces; a word that is wider than a line is cut.
  fileprivate func wrapped(_ text: String, _ font: Font, to room: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, width(of: last + " " + word, font) <= room {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(cut(String(word), font, to: room))
      }
    }
    return lines
  }
}
