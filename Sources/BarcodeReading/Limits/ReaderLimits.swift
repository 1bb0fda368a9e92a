/// The limits of all stages of the reader: where it draws a line between what is and is not a symbol, a
/// code, or worth its time.
///
/// A limit is a property that can be changed; its description has the unit and the source. Where no source
/// is named it was chosen on labelled photos and drawn symbols, and `make bench-sensitivity` measures what
/// is lost when it is moved. How finely pictures are sampled and places are tried stands beside the code:
/// that decides time and precision, not what is believed.
package struct ReaderLimits: Sendable, Equatable {
  var locating = LocatingLimits()
  var rectifying = RectifyingLimits()
  var scanning = ScanningLimits()
  var modelDecoding = ModelLimits()
  var examining = ExaminingLimits()
  var deciding = DecidingLimits()
  var addOns = AddOnLimits()
  var diagnosing = DiagnosingLimits()
  /// The stages that are not used at all; only benchmarks leave any out.
  var leftOut: Set<OptionalStage> = []

  /// What the reader uses unless it is told otherwise.
  package init() {}

  /// The names of all limits, as `stage.limit`.
  package static var names: [String] { all.map(\.name) }

  /// The limits with one of them multiplied; nil where none has the name. A number of things is rounded, and
  /// moved by one at least.
  package func scaled(_ name: String, by factor: Double) -> ReaderLimits? {
    guard let limit = Self.all.first(where: { $0.name == name }) else { return nil }
    var moved = self
    limit.scale(&moved, factor)
    return moved
  }

  private static let all: [Limit<ReaderLimits>] =
    LocatingLimits.all.map { $0.inside(\.locating, named: "locating") }
    + RectifyingLimits.all.map { $0.inside(\.rectifying, named: "rectifying") }
    + ScanningLimits.all.map { $0.inside(\.scanning, named: "scanning") }
    + ModelLimits.all.map { $0.inside(\.modelDecoding, named: "modelDecoding") }
    + ModelSearchLimits.all.map { $0.inside(\.modelDecoding.search, named: "modelDecoding.search") }
    + ModelPriors.all.map { $0.inside(\.modelDecoding.priors, named: "modelDecoding.priors") }
    + ExaminingLimits.all.map { $0.inside(\.examining, named: "examining") }
    + RowLimits.all.map { $0.inside(\.examining.rows, named: "examining.rows") }
    + DecidingLimits.all.map { $0.inside(\.deciding, named: "deciding") }
    + AddOnLimits.all.map { $0.inside(\.addOns, named: "addOns") }
    + DiagnosingLimits.all.map { $0.inside(\.diagnosing, named: "diagnosing") }
}
