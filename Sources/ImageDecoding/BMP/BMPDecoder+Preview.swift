import Imaging

extension BMPDecoder {
  /// Plain rows are reduced one by one; runs may leave some out and are put together first.
  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    let header = try header(within: limit)
    let (width, height) = (header.width, header.height)
    var reducer = AreaReducer(width: width, height: height, longestSide: longestSide)
    let isWhole: Bool
    switch header.compression {
    case .none, .bitFields, .alphaBitFields:
      let (sample, rows) = (BMPSample(header), try plainRows(header))
      let missing = rows.starts.first?.y ?? 0
      var row = [RGB](repeating: .white, count: width)
      for _ in 0..<missing { reducer.add(row: &row) { _ in .white } }
      for (_, start) in rows.starts {
        reducer.add(row: &row) { sample.color(bytes, row: start, x: $0) }
      }
      isWhole = rows.areWhole
    case .runs8, .runs4:
      let (pixels, isEnded) = BMPRuns(bytes, header).pixels(of: header.palette, background: .white)
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          reducer.add(UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)]))
        }
      }
      isWhole = isEnded
    }
    return try DecodedPreview(
      reducer.finish(), width: width, height: height, damage: isWhole ? nil : endsEarly)
  }
}
