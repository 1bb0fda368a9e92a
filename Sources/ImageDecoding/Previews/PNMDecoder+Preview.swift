import Imaging

extension PNMDecoder {
  func preview(within limits: PreviewDecoder) throws(ImageDecodingError) -> DecodedPreview {
    let header = try header(within: limits.limits)
    var reducer = limits.reducer(width: header.width, height: header.height)
    let damage = try forEachRow(header) { _, row in
      row.withUnsafeBufferPointer { reducer.add($0) }
    }
    return try DecodedPreview(
      reducer.finish(), width: header.width, height: header.height, damage: damage)
  }
}
