import Imaging
import RealModule

/// How sharp a symbol and its surroundings are along the bars, and in the direction in which they are least so.
///
/// Blur of standard deviation σ lowers the energy of the gradients after a Gaussian of deviation s to that of
/// one of √(σ² + s²). So the ratio of the energies after a small and a large Gaussian tells the blur, whatever
/// the contrast. The energy in a direction is a quadratic form (the structure tensor; Bigun and Granlund,
/// 1987): the smallest ratio is the smaller generalized eigenvalue of the two tensors.
struct DirectionalSharpness {
  /// The ratio of the energies in the direction of the most blur: about 1 for heavy blur, 4 and more for none.
  let lowest: Double
  /// The same along the bars.
  let along: Double

  /// The standard deviations of the two Gaussians, in pixels of a symbol that is ``width`` pixels wide.
  private static let fine = 1.5
  private static let coarse = 4.0
  /// Wider symbols are reduced to about so many pixels: then the ratios tell the blur in modules.
  private static let width = 300.0
  /// How far around the symbol is looked at, as a fraction of its width: print in other directions than
  /// the bars' is there.
  private static let surroundings = 0.25

  /// Nil where too little of the surroundings is in the picture.
  init?(around region: BarRegion, in image: LumaImage) {
    let reach = max(region.length, region.height) * (0.5 + Self.surroundings)
    let plane = SmoothedPlane(
      image, around: region.center, reach: reach,
      reducedBy: max(1, Int(region.length / Self.width)))
    guard plane.width > 16, plane.height > 16 else { return nil }
    let noise = plane.noise
    let first = plane.smoothed(deviation: Self.fine)
    let more = (Self.coarse * Self.coarse - Self.fine * Self.fine).squareRoot()
    let second = first.smoothed(deviation: more)
    let fine = first.gradients(without: noise, after: Self.fine)
    let coarse = second.gradients(without: noise, after: Self.coarse)
    guard let lowest = fine.lowestRatio(to: coarse) else { return nil }
    self.lowest = lowest
    let axis = region.across
    along = fine.energy(-axis.y, axis.x) / coarse.energy(-axis.y, axis.x)
  }
}
