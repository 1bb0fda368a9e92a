/// Where one half of a symbol fits a profile best, whatever is seen of the other.
struct HalfPlace {
  /// Where it has the middle of the symbol, in samples.
  private(set) var centre: Float = 0
  /// How much the profile looks like the half there; see ``DrawnShape/Place``.
  private(set) var likeness: Float = 0

  private let cells: Range<Int>
  /// Its ends as fractions of the symbol's width.
  private let ends: (left: Float, right: Float)
  private let shape: DrawnShape
  /// Where it has the whole symbol.
  private var geometry = ModuleGeometry(start: 0, end: 0)

  /// - Parameters:
  ///   - modules: those of the half.
  ///   - span: where the symbol would be without a seam, in samples.
  ///   - stretch: how much wider or narrower the half may be than its modules tell, as a fraction.
  init(
    of modules: Range<Int>, in profile: CumulativeProfile, around span: ClosedRange<Float>,
    shape: DrawnShape, layout: SymbolLayout, stretch: Float
  ) {
    self.init(
      of: modules, in: profile,
      near: ModuleGeometry(start: span.lowerBound, end: span.upperBound), reach: Self.reach,
      shape: shape, layout: layout, stretch: stretch)
  }

  /// Some of its modules, where they fit best near where all of them together are: on paper that is bent they may be
  /// elsewhere than these tell.
  func part(
    _ modules: Range<Int>, in profile: CumulativeProfile, layout: SymbolLayout, stretch: Float
  ) -> HalfPlace {
    HalfPlace(
      of: modules, in: profile, near: geometry, reach: Self.reachOfPart, shape: shape,
      layout: layout, stretch: stretch)
  }

  /// How far its ends are looked for, in half modules.
  private static let reach = 16
  /// The same of a part of it: not as far as the next bar.
  private static let reachOfPart = 3

  private init(
    of modules: Range<Int>, in profile: CumulativeProfile, near known: ModuleGeometry, reach: Int,
    shape: DrawnShape, layout: SymbolLayout, stretch: Float
  ) {
    self.shape = shape
    cells = ModuleGrid.cells(of: modules)
    let count = Float(layout.moduleCount)
    ends = (Float(modules.lowerBound) / count, Float(modules.upperBound) / count)
    var best = Bend(left: known.position(at: ends.left), right: known.position(at: ends.right))
    let module = (known.end - known.start) / count
    func search(reach: Int, step: Float, bows: [Float]) {
      let middle = best
      let steps = (-reach...reach).map { Float($0) * step }
      for left in steps {
        for right in steps where abs(right - left) <= stretch * Float(modules.count) {
          for bow in bows {
            let bend = Bend(
              left: middle.left + left * module, right: middle.right + right * module,
              bow: middle.bow + bow * module)
            let geometry = geometry(of: bend)
            let found = shape.place(at: geometry, in: profile, cells: cells).likeness
            if found > likeness {
              (likeness, best, self.geometry) = (found, bend, geometry)
              centre = geometry.position(at: 0.5)
            }
          }
        }
      }
    }
    search(reach: reach, step: 0.5, bows: [0])
    search(reach: 2, step: 0.25, bows: [-0.5, 0, 0.5])
    search(reach: 2, step: 0.1, bows: [-0.25, 0, 0.25])
  }

  /// The places of the half's ends, in samples, and its bow.
  private struct Bend {
    var left: Float
    var right: Float
    var bow: Float = 0
  }

  /// A geometry of the whole symbol that has the half's ends there.
  private func geometry(of bend: Bend) -> ModuleGeometry {
    // The bow of a half is a quarter of that of the whole; it is 0 at the half's ends.
    let bow = 4 * bend.bow
    func bump(_ fraction: Float) -> Float { fraction * (1 - fraction) * bow }
    let (left, right) = (bend.left - bump(ends.left), bend.right - bump(ends.right))
    let width = (right - left) / (ends.right - ends.left)
    let start = left - ends.left * width
    return ModuleGeometry(start: start, end: start + width, bow: bow)
  }
}
