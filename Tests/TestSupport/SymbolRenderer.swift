/// Draws symbols: sharp bars of whole pixels on white, with quiet zones.
public struct SymbolRenderer: Sendable {
  /// Width of one module in pixels.
  public let module: Int
  /// Height of the bars in pixels.
  public let height: Int
  /// White on all four sides, in modules; the standard asks for 11 at most.
  public let quietZone: Int

  public init(module: Int = 3, height: Int = 120, quietZone: Int = 12) {
    self.module = module
    self.height = height
    self.quietZone = quietZone
  }

  /// Pixels from an edge of the picture to the bars.
  public var margin: Int { quietZone * module }

  /// The symbol, and beside it, nine modules away, its add-on.
  public func picture(of symbol: SymbolPattern, addOn: SymbolPattern? = nil) -> GrayPicture {
    let gap = [Bool](repeating: false, count: 9)
    let modules = symbol.modules + (addOn.map { gap + $0.modules } ?? [])
    var picture = GrayPicture(
      width: modules.count * module + 2 * margin, height: height + 2 * margin)
    for (index, isDark) in modules.enumerated() where isDark {
      let left = margin + index * module
      for y in margin..<(margin + height) {
        for x in left..<(left + module) { picture[x, y] = 0 }
      }
    }
    return picture
  }
}
