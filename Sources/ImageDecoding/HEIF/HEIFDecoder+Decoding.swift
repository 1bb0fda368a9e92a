extension HEIFDecoder {
  /// The primary picture as it is stored, and how it is shown.
  struct Decoded<Pixel: HEIFPixel> {
    let canvas: HEIFCanvas<Pixel>
    /// How opaque each pixel is; nil where all are.
    let alpha: HEIFCanvas<UInt8>?
    let geometry: HEIFGeometry
    /// What is wrong where tiles are missing.
    let damage: ImageDecodingError?
  }

  /// How many pictures of the limit's size the tiles of a file may cost at most.
  ///
  /// A tile costs its pixels once for its parameters and once for each of its slices, and its bytes.
  private static let pictureLimit = 5
  /// What starting a decoder for a tile costs, in pixels.
  private static let tilePrice = 100_000

  /// Decodes the primary picture.
  func decode<Pixel>(
    within limit: PixelLimit
  ) throws(ImageDecodingError) -> Decoded<Pixel> {
    let source = try HEIFSource(bytes, as: format)
    guard let primary = source.items.primary else { throw source.damage("no main picture") }
    var budget = PixelBudget(pictures: Self.pictureLimit, of: limit)
    let picture = try HEIFPicture(of: primary, in: source, within: limit)
    let (canvas, damage): (HEIFCanvas<Pixel>, ImageDecodingError?) = try put(
      picture, of: source, &budget, within: limit)
    let alpha = alpha(of: primary, beside: canvas, in: source, &budget, within: limit)
    return Decoded(
      canvas: canvas, alpha: alpha, geometry: picture.geometry, damage: damage)
  }

  /// The opacity, where there is such a picture of the same size; without it all is opaque.
  private func alpha<Pixel>(
    of primary: Int, beside canvas: HEIFCanvas<Pixel>, in source: HEIFSource,
    _ budget: inout PixelBudget, within limit: PixelLimit
  ) -> HEIFCanvas<UInt8>? {
    guard let item = source.items.auxiliaries[primary]?.prefix(16).first(where: source.isAlpha),
      let alpha = try? HEIFPicture(of: item, in: source, within: limit),
      (alpha.grid.width, alpha.grid.height) == (canvas.width, canvas.height)
    else { return nil }
    return try? put(
      alpha, of: source, as: .levels, holding: canvas.byteCount, &budget, within: limit
    ).0
  }

  /// The tiles of a picture on a canvas, and what is wrong where some could not be decoded.
  ///
  /// - Parameters:
  ///   - profile: how colours are meant; nil for what the picture says.
  ///   - held: the bytes of memory that other canvases take meanwhile.
  private func put<Pixel>(
    _ picture: HEIFPicture, of source: HEIFSource, as profile: HEIFColorProfile? = nil,
    holding held: Int = 0, _ budget: inout PixelBudget, within limit: PixelLimit
  ) throws(ImageDecodingError) -> (HEIFCanvas<Pixel>, damage: ImageDecodingError?) {
    let grid = picture.grid
    let held = held + grid.width * grid.height * MemoryLayout<Pixel>.stride
    try budget.spend(Self.tilePrice, times: picture.tiles.count)
    var canvas: HEIFCanvas<Pixel>?
    var damage: ImageDecodingError?
    for tile in picture.tiles {
      do throws(ImageDecodingError) {
        try budget.spend(source.byteCount(of: tile.item))
        let coded = try source.codedPicture(of: tile.item)
        let cost = coded.cost
        try limit.check(width: cost.width, height: cost.height)
        try limit.check(
          bytes: held + cost.bytes, forWidth: grid.width, height: grid.height)
        guard grid.fits(tileWidth: cost.width, tileHeight: cost.height) else {
          throw source.damage("tiles of another size than the picture has room for")
        }
        try budget.spend(cost.pixels, times: cost.passes)
        try coded.decode { frame throws(ImageDecodingError) in
          let profile =
            profile ?? picture.profile ?? source.profile(of: tile.item) ?? frame.profile
          for place in tile.places {
            let (left, top) = grid.place(of: place, width: frame.width, height: frame.height)
            if canvas == nil { canvas = HEIFCanvas(width: grid.width, height: grid.height) }
            canvas?.put(frame, profile, left: left, top: top)
          }
        }
        if !source.isWhole(tile.item) { damage = damage ?? source.endsEarly }
      } catch {
        if error.isRefusal { throw error }
        damage = damage ?? error
      }
    }
    guard let canvas else { throw damage ?? source.damage("no picture") }
    return (canvas, damage)
  }
}

extension HEIFSource {
  /// How the colours of an item are meant; nil where it does not say.
  fileprivate func profile(of item: Int) -> HEIFColorProfile? {
    HEIFColorProfile(in: items.properties(of: item), of: bytes)
  }

  /// Whether all bytes of an item are there.
  fileprivate func isWhole(_ item: Int) -> Bool {
    items.bytes(of: item, in: bytes)?.areWhole ?? false
  }

  /// Whether an item says that it is the opacity of another (ISO/IEC 23008-12, clause 6.5.8).
  fileprivate func isAlpha(_ item: Int) -> Bool {
    let names = ["urn:mpeg:hevc:2015:auxid:1", "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"]
    return items.properties(of: item).contains { property in
      property.type == "auxC"
        && names.contains { bytes[property.content].dropFirst(4).starts(with: $0.utf8) }
    }
  }
}
