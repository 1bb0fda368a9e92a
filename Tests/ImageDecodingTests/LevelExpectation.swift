import Testing

/// Records one issue where levels are further from the right ones than the tolerance.
func expectLevels(
  _ found: [UInt8], _ wanted: [Double], within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found.count == wanted.count, sourceLocation: sourceLocation)
  let wrong = zip(found, wanted).enumerated().filter { abs(Double($1.0) - $1.1) > tolerance }
  guard let (index, (level, right)) = wrong.first else { return }
  Issue.record(
    "\(wrong.count) pixels are wrong; pixel \(index) is \(level) where \(right) is right",
    sourceLocation: sourceLocation)
}
