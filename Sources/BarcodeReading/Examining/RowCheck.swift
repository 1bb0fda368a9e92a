/// Looks for rows that clearly show other digits than the reading: two labels, one pasted over the
/// other.
///
/// The rows of the reading are compared, and those above and below as far as the bars go on.
struct RowCheck {
  private let place: ExaminedPlace
  private let sighting: SymbolSighting
  private let reader: BandReader

  /// Rows are averaged in twos, to have less noise.
  private static let bandHeight = 2
  /// Under heavier blur, in modules, text below the bars looks like some digits.
  private static let maximumBlur: Float = 0.7
  /// So many digits that a band clearly shows are those of another label.
  ///
  /// Dirt and damage look like one or two. A short code has hardly anything besides its digits that
  /// tells it from a mixture of two labels: it is believed only if no band of the reading shows another.
  private let manyDigits: Int

  init(_ sighting: SymbolSighting, at place: ExaminedPlace, patterns: [Int]) {
    (self.place, self.sighting) = (place, sighting)
    reader = BandReader(sighting, patterns: patterns)
    manyDigits = sighting.refinement.layout.symbology.isShort ? 1 : 3
  }

  /// Whether a band clearly shows many other digits, two bands the same two, or two neighbouring
  /// bands the same one.
  var contradicts: Bool {
    guard sighting.fit.parameters.blur.deviation < Self.maximumBlur else { return false }
    let rows = ExaminedPlace.rows
    let own = rows.lowerBound / Self.bandHeight..<rows.upperBound / Self.bandHeight
    let count = place.strip.rows / Self.bandHeight
    let read = own.map(band)
    if read.contains(where: { $0.clearOthers.count >= manyDigits }) { return true }
    let bands =
      bands(stride(from: own.lowerBound - 1, through: 0, by: -1)).reversed() + read
      + bands(stride(from: own.upperBound, to: count, by: 1))
    return agreeOnOtherLabel(bands)
      || bands.indices.dropFirst().contains { index in
        guard case .other(let before) = bands[index - 1], case .other(let others) = bands[index]
        else { return false }
        // Beside bars that show nothing, what looks like another digit is dirt or damage.
        let isDamaged = [index - 2, index + 1].contains {
          if bands.indices.contains($0), case .nothing = bands[$0] { return true }
          return false
        }
        return !isDamaged
          && others.contains { other in
            before.contains { $0.isSame(as: other) && ($0.isClear || other.isClear) }
          }
      }
  }

  /// Whether two bands clearly show the same two other digits.
  private func agreeOnOtherLabel(_ bands: [BandReader.Band]) -> Bool {
    bands.indices.contains { index in
      bands[(index + 1)...].contains { later in
        bands[index].clearOthers.count { other in
          later.clearOthers.contains { $0.isSame(as: other) }
        } >= 2
      }
    }
  }

  /// Bands up to the first that shows nothing.
  private func bands(_ indices: some Sequence<Int>) -> [BandReader.Band] {
    var bands: [BandReader.Band] = []
    for index in indices {
      let band = band(index)
      if case .nothing = band { break }
      bands.append(band)
    }
    return bands
  }

  private func band(_ index: Int) -> BandReader.Band {
    let first = index * Self.bandHeight
    let line = place.strip.profile(of: first..<first + Self.bandHeight)
    return reader.read(sighting.isReversed ? line.reversed : line)
  }
}
