import Testing

@testable import BarcodeReading

/// That every limit of the reader can be moved, one at a time.
struct ReaderLimitsTests {
  /// The properties of each stage's limits that are no limits of a part, and the names that are listed.
  private static let stages: [(properties: [String], names: [String])] = [
    (properties(of: LocatingLimits()), LocatingLimits.all.map(\.name)),
    (properties(of: RectifyingLimits()), RectifyingLimits.all.map(\.name)),
    (properties(of: ScanningLimits()), ScanningLimits.all.map(\.name)),
    (properties(of: ModelLimits(), but: "search", "priors"), ModelLimits.all.map(\.name)),
    (properties(of: ModelSearchLimits()), ModelSearchLimits.all.map(\.name)),
    (properties(of: ModelPriors()), ModelPriors.all.map(\.name)),
    (properties(of: ExaminingLimits(), but: "rows"), ExaminingLimits.all.map(\.name)),
    (properties(of: RowLimits()), RowLimits.all.map(\.name)),
    (properties(of: DecidingLimits()), DecidingLimits.all.map(\.name)),
    (properties(of: AddOnLimits()), AddOnLimits.all.map(\.name)),
    (properties(of: DiagnosingLimits()), DiagnosingLimits.all.map(\.name)),
  ]

  private static func properties(of limits: Any, but parts: String...) -> [String] {
    Mirror(reflecting: limits).children.compactMap(\.label).filter { !parts.contains($0) }
  }

  @Test("Every property of every stage's limits is listed by its own name")
  func complete() {
    for (properties, names) in Self.stages { #expect(properties == names) }
    #expect(ReaderLimits.names.count == Self.stages.reduce(0) { $0 + $1.names.count })
  }

  @Test("A limit that is moved changes, and no other does", arguments: ReaderLimits.names)
  func alone(name: String) throws {
    let usual = Self.values(of: ReaderLimits())
    for factor in [0.8, 1.2] {
      let moved = Self.values(of: try #require(ReaderLimits().scaled(name, by: factor)))
      let changed = usual.filter { moved[$0.key] != $0.value }.map(\.key)
      #expect(changed == [name])
    }
  }

  @Test("A name that no limit has moves nothing")
  func unknown() {
    #expect(ReaderLimits().scaled("deciding.patience", by: 2) == nil)
  }

  @Test("Intervals become wider at both ends, and counts move by one at least")
  func kinds() {
    #expect((0.5...2.0).scaled(by: 1.25) == 0.4...2.5)
    #expect((-0.5...0.5).scaled(by: 2) == -1.0...1.0)
    #expect(2.scaled(by: 1.2) == 3)
    #expect(2.scaled(by: 0.8) == 1)
    #expect(20.scaled(by: 0.8) == 16)
  }

  @Test("The reader keeps the limits that it is given")
  func given() throws {
    let picture = SyntheticSymbol().picture
    var options = ReaderOptions()
    #expect(!BarcodeReader(options: options).read(picture).barcodes.isEmpty)
    options.limits.scanning.minimumEdges = 1000
    options.effort = .fast
    #expect(BarcodeReader(options: options).read(picture).barcodes.isEmpty)
  }

  /// Every limit by its name.
  private static func values(of limits: Any, prefix: String = "") -> [String: String] {
    Mirror(reflecting: limits).children.reduce(into: [:]) { values, child in
      let name = prefix + (child.label ?? "")
      let hasParts =
        Mirror(reflecting: child.value).displayStyle == .struct
        && String(describing: type(of: child.value)).hasSuffix("s")
      if hasParts {
        values.merge(Self.values(of: child.value, prefix: name + ".")) { $1 }
      } else {
        values[name] = "\(child.value)"
      }
    }
  }
}
