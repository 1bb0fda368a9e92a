/// What an item is made of: one coded picture, or the tiles of a grid, and how it is shown.
struct HEIFPicture {
  /// One tile, which may be used in several places.
  struct Tile {
    let item: Int
    var places: [Int]
  }

  let grid: HEIFGrid
  /// Different ones in the order in which they come first.
  let tiles: [Tile]
  let geometry: HEIFGeometry
  /// How its colours are meant; nil where its tiles say so.
  let profile: HEIFColorProfile?

  /// The number of items that are one and the same picture, each with properties of its own.
  private static let depthLimit = 8

  /// - Throws: ``ImageDecodingError``, also for pictures that are over the limit or put together in
  ///   another way.
  init(
    of item: Int, in source: HEIFSource, within limit: PixelLimit
  ) throws(ImageDecodingError) {
    var (item, chain) = (item, [item])
    while source.items.types[item] == "iden", let original = source.items.parts[item]?.first {
      guard chain.count < Self.depthLimit else {
        throw source.damage("a picture that is a part of itself")
      }
      item = original
      chain.append(item)
    }
    let properties = chain.reversed().flatMap { source.items.properties(of: $0) }
    profile = HEIFColorProfile(in: properties, of: source.bytes)
    switch source.items.types[item] {
    case "hvc1", "av01":
      let cost = try source.codedPicture(of: item).cost
      grid = HEIFGrid(width: cost.width, height: cost.height)
      tiles = [Tile(item: item, places: [0])]
    case "grid":
      guard let bytes = source.items.bytes(of: item, in: source.bytes)?.bytes,
        let grid = HEIFGrid(bytes)
      else { throw source.damage("no valid grid") }
      self.grid = grid
      tiles = try Self.tiles(of: grid, source.items.parts[item] ?? [], in: source)
    case nil: throw source.damage("no picture")
    default:
      throw .unsupported(format: source.format, feature: "this way to make a picture of others")
    }
    try limit.check(width: grid.width, height: grid.height)
    var geometry = HEIFGeometry(width: grid.width, height: grid.height)
    for property in properties { geometry.apply(property, of: source.bytes) }
    self.geometry = geometry
  }

  private static func tiles(
    of grid: HEIFGrid, _ parts: [Int], in source: HEIFSource
  ) throws(ImageDecodingError) -> [Tile] {
    let count = grid.columns * grid.rows
    guard parts.count >= count else { throw source.damage("too few tiles") }
    var tiles: [Tile] = []
    var known: [Int: Int] = [:]
    var indices: [HEIFSource.Content: Int] = [:]
    for (place, item) in parts.prefix(count).enumerated() {
      if let index = known[item] {
        tiles[index].places.append(place)
        continue
      }
      guard ["hvc1", "av01"].contains(source.items.types[item]) else {
        throw source.damage(
          source.items.types[item] == "grid"
            ? "a grid that is a part of a grid" : "a tile that is no picture")
      }
      // Another item may be the same bytes.
      let content = source.content(of: item)
      let index = indices[content] ?? tiles.count
      if index == tiles.count { tiles.append(Tile(item: item, places: [])) }
      tiles[index].places.append(place)
      (known[item], indices[content]) = (index, index)
    }
    return tiles
  }
}
