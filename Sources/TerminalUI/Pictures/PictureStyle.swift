/// How photos are drawn on a terminal.
public enum PictureStyle: String, Sendable, Hashable, CaseIterable {
  /// In pixels, by kitty's graphics protocol.
  case kitty
  /// In pixels, by the protocol of DEC's terminals.
  case sixel
  /// In blocks of two colours a cell.
  case symbols
  /// In letters.
  case letters
  /// Not at all.
  case none

  /// Whether it draws pixels, which only some terminals can.
  var isOfPixels: Bool { self == .kitty || self == .sixel }
}

/// How photos are drawn on the terminal at hand.
struct PictureLook: Sendable, Hashable {
  /// The colours that a terminal can show.
  enum Colors: Sendable, Hashable {
    case sixteen
    case palette
    case all
  }

  /// What is wanted; a terminal that does not say how large its pixels are shows symbols instead.
  var wanted = PictureStyle.letters
  var colors = Colors.all
  /// The size of a cell in pixels; nil where the terminal does not say.
  var cell: PixelSize?

  /// - Parameter theme: A frame without colours has letters alone.
  init(_ theme: Theme = Theme()) {
    wanted = theme.hasColors && !theme.isASCII ? .symbols : .letters
  }

  var style: PictureStyle { wanted.isOfPixels && cell == nil ? .symbols : wanted }
}

/// A width and a height in pixels.
struct PixelSize: Sendable, Hashable {
  let width: Int
  let height: Int
}

extension PixelSize {
  /// The size of a cell; nil where it can be no letter: a line of sixel has six pixels, and a terminal could
  /// say anything.
  ///
  /// - Parameters:
  ///   - pixels: of the screen.
  ///   - cells: columns and rows of the screen.
  init?(ofCell pixels: (width: Int, height: Int), of cells: (columns: Int, rows: Int)) {
    guard cells.columns > 0, cells.rows > 0 else { return nil }
    (width, height) = (pixels.width / cells.columns, pixels.height / cells.rows)
    guard (2...100).contains(width), (6...200).contains(height) else { return nil }
  }
}
