/// What lies beyond the ends of the bars that are seen: paper, mirrored light, or something else.
struct SymbolEnds {
  /// Where light is mirrored there, or between the bars, as a part of the width; nil for none.
  let light: Double?
  /// Where something that is no paper begins at the end of the bars, likewise.
  let cover: Double?

  /// From an end, the block that shows the last bars as well is left out.
  private static let margin = 0.03

  init(_ along: BarsAlong, _ limits: DiagnosingLimits) {
    let barred = along.barred
    let levels = barred.map(\.highest).sorted()
    let paper = levels.isEmpty ? limits.burnt : levels[levels.count * 3 / 4]
    let contrast = max(paper - (barred.map(\.level).min() ?? 0), 1)
    let sides = [
      Array(along.blocks.filter { $0.place < Self.margin }.reversed()),
      along.blocks.filter { $0.place > 1 - Self.margin },
    ].map { $0.dropFirst().prefix(2).filter(\.isInFrame) }
    // Where paper itself is as light, nothing is known of light.
    let isLight = { (block: BarsAlong.Block) in
      paper < limits.burnt && block.burnt > limits.mostlyBurnt
    }
    light = (sides.joined() + along.blocks.filter(\.isInside)).first(where: isLight)?.place
    cover =
      sides.compactMap(\.first).first {
        abs($0.level - paper) > limits.coverDifference * contrast
      }?.place
  }
}
