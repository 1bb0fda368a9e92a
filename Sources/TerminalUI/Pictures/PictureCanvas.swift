import CChafa
import Imaging

/// Draws photos for a terminal, by chafa.
struct PictureCanvas {
  let request: PictureRequest
  let picture: PhotoPicture
  /// In cells.
  let width: Int
  /// In cells.
  let height: Int

  /// The photo as large as it can be, with its sides in proportion.
  ///
  /// - Returns: nil for a picture without pixels.
  init?(_ picture: PhotoPicture, for request: PictureRequest) {
    let image = picture.image
    guard image.width > 0, image.height > 0, request.width > 0, request.height > 0 else {
      return nil
    }
    let cell = request.look.cell.flatMap { request.look.style.isOfPixels ? $0 : nil }
    let ratio = cell.map { Float($0.width) / Float($0.height) } ?? 0.5
    var (width, height) = (gint(request.width), gint(request.height))
    chafa_calc_canvas_geometry(
      gint(image.width), gint(image.height), &width, &height, ratio, 1, 0)
    (self.width, self.height) = (max(1, Int(width)), max(1, Int(height)))
    (self.picture, self.request) = (picture, request)
  }

  func drawn() -> DrawnPicture {
    let content: DrawnPicture.Content =
      switch request.look.style {
      case .kitty: .kitty(sequence())
      case .sixel: .sixel(sequence())
      case .letters: .cells(letters())
      case .symbols, .none: .cells(symbols())
      }
    return DrawnPicture(width: width, height: height, content: content)
  }

  // MARK: - Pixels

  /// What is sent to the terminal, at the place where the picture is to be.
  private func sequence() -> [UInt8] {
    withCanvas(outlined(max(2, picture.image.width / 100))) { canvas in
      let terminal = chafa_term_db_get_fallback_info(chafa_term_db_get_default())
      defer { chafa_term_info_unref(terminal) }
      for (name, sequence) in Self.quietKitty {
        chafa_term_info_set_seq(terminal, name, sequence, nil)
      }
      guard let text = chafa_canvas_print(canvas, terminal) else { return [] }
      defer { g_string_free(text, 1) }
      let bytes = UnsafeRawBufferPointer(start: text.pointee.str, count: Int(text.pointee.len))
      return Array(bytes)
    }
  }

  /// As chafa has them, but the terminal does not answer, and its cursor stays (C).
  ///
  /// Source: kitty, "Terminal graphics protocol".
  private static let quietKitty: [(ChafaTermSeq, String)] = [
    (
      CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1,
      "\u{1B}_Ga=T,q=2,C=1,f=%1,s=%2,v=%3,c=%4,r=%5,m=1\u{1B}\\"
    ),
    (CHAFA_TERM_SEQ_BEGIN_KITTY_IMAGE_CHUNK, "\u{1B}_Gq=2,m=1;"),
    (CHAFA_TERM_SEQ_END_KITTY_IMAGE, "\u{1B}_Gq=2,m=0\u{1B}\\"),
  ]

  // MARK: - Canvas

  func outlined(_ thickness: Int) -> ColorImage {
    let image = picture.image
    let points = picture.points(
      on: request.photo.outlines, width: image.width, height: image.height)
    return image.marking(points, thickness: thickness)
  }

  func withCanvas<Result>(
    _ image: ColorImage, _ body: (_ canvas: OpaquePointer) -> Result
  ) -> Result {
    // Threads of its own would wake up an idle program.
    chafa_set_n_threads(1)
    let symbols: OpaquePointer = chafa_symbol_map_new()
    let config: OpaquePointer = chafa_canvas_config_new()
    chafa_symbol_map_add_by_tags(symbols, request.look.style.symbols)
    chafa_canvas_config_set_symbol_map(config, symbols)
    if request.look.style == .letters {
      // Gray is neither ink nor paper: letters that are as dense are put there.
      chafa_canvas_config_set_fill_symbol_map(config, symbols)
      chafa_canvas_config_set_preprocessing_enabled(config, 0)
    }
    chafa_canvas_config_set_geometry(config, gint(width), gint(height))
    chafa_canvas_config_set_pixel_mode(config, request.look.style.pixelMode)
    chafa_canvas_config_set_canvas_mode(config, canvasMode)
    if let cell = cellSize(for: image) {
      chafa_canvas_config_set_cell_geometry(config, gint(cell.width), gint(cell.height))
    }
    let canvas: OpaquePointer = chafa_canvas_new(config)
    chafa_canvas_config_unref(config)
    chafa_symbol_map_unref(symbols)
    defer { chafa_canvas_unref(canvas) }
    image.pixels.withUnsafeBytes { pixels in
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGB8, pixels.bindMemory(to: guint8.self).baseAddress,
        gint(image.width), gint(image.height), gint(3 * image.width))
    }
    return body(canvas)
  }

  /// The pixels that a cell is drawn with; nil where it has none. kitty stretches pictures itself.
  private func cellSize(for image: ColorImage) -> PixelSize? {
    guard let cell = request.look.cell, request.look.style == .kitty else {
      return request.look.style == .sixel ? request.look.cell : nil
    }
    let scale = min(
      1,
      max(
        Double(image.width) / Double(width * cell.width),
        Double(image.height) / Double(height * cell.height)))
    return PixelSize(
      width: max(1, Int(Double(cell.width) * scale)),
      height: max(1, Int(Double(cell.height) * scale)))
  }

  private var canvasMode: ChafaCanvasMode {
    switch (request.look.style, request.look.colors) {
    case (.letters, _): CHAFA_CANVAS_MODE_FGBG
    case (.symbols, .sixteen): CHAFA_CANVAS_MODE_INDEXED_16
    case (.symbols, .palette): CHAFA_CANVAS_MODE_INDEXED_256
    default: CHAFA_CANVAS_MODE_TRUECOLOR
    }
  }
}

extension PictureStyle {
  /// Characters of one column that every terminal has.
  fileprivate var symbols: ChafaSymbolTags {
    let tags =
      self == .letters
      ? [CHAFA_SYMBOL_TAG_ASCII, CHAFA_SYMBOL_TAG_SPACE]
      : [
        CHAFA_SYMBOL_TAG_HALF, CHAFA_SYMBOL_TAG_QUAD, CHAFA_SYMBOL_TAG_SOLID,
        CHAFA_SYMBOL_TAG_SPACE,
      ]
    return ChafaSymbolTags(rawValue: tags.reduce(0) { $0 | $1.rawValue })
  }

  fileprivate var pixelMode: ChafaPixelMode {
    switch self {
    case .kitty: CHAFA_PIXEL_MODE_KITTY
    case .sixel: CHAFA_PIXEL_MODE_SIXELS
    case .symbols, .letters, .none: CHAFA_PIXEL_MODE_SYMBOLS
    }
  }
}
