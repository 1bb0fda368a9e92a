/// Looks for rows that clearly show other digits than the reading: two labels, one pasted over the
/// other.
///
/// The rows of the reading are compared, and those above and below as far as the bars go on.
struct RowCheck {
  private let seen: SeenBands
  private let sighting: SymbolSighting
  private let limits: RowLimits
  /// So many digits that a band clearly shows are those of another label.
  private let manyDigits: Int
  /// In so many bands of its reading the code has to be seen.
  private let minimumBands: Int

  init(_ seen: SeenBands, of sighting: SymbolSighting, _ limits: RowLimits) {
    (self.seen, self.sighting, self.limits) = (seen, sighting, limits)
    (manyDigits, minimumBands) =
      sighting.refinement.layout.symbology.isShort
      ? (limits.shortManyDigits, limits.shortBands) : (limits.manyDigits, 0)
  }

  /// Whether a band clearly shows many other digits, two bands the same two, or two neighbouring
  /// bands the same one; or whether bands of the reading show a seam, or the two halves go on apart; or
  /// whether only some rows show the symbol, and more bands other digits.
  var contradicts: Bool {
    guard sighting.fit.parameters.blur.deviation < limits.maximumBlur else { return false }
    let own = bands.ofReading
    let read = own.map(band)
    if read.contains(where: { $0.others.count(where: \.isClear) >= manyDigits })
      || read.count(where: \.isSame) < minimumBands || showSeam(read) || showsHalves
      || halvesGoApart
      || sighting.isInSomeRows
        && read.count(where: { !$0.others.isEmpty }) > read.count(where: \.isSame)
    {
      return true
    }
    let shown =
      shown(in: stride(from: own.lowerBound - 1, through: 0, by: -1)).reversed() + read
      + shown(in: stride(from: own.upperBound, to: bands.all.count, by: 1))
    let others = undamagedOthers(of: shown)
    return agreeOnOtherLabel(shown)
      || zip(others, others.dropFirst()).contains { others, next in
        others.filter(\.isSeen).contains { other in
          next.contains {
            $0.isSeen && $0.isSame(as: other) && ($0.isClear || other.isClear)
          }
        }
      }
  }

  /// Whether some band shows another digit at a place.
  func showsOther(at place: Int) -> Bool {
    bands.all.contains { index in
      band(index).others.contains { $0.place == place }
    }
  }

  /// Whether many bands of the reading show one half of the symbol, but other bars beside it, or some do and
  /// no more show all of it: labels that are tilted against each other meet in few rows.
  var showsHalves: Bool {
    let halves = bands.ofReading.count { index in
      let (left, right) = seen.reader.halves(of: seen[index])
      return left == .same && right == .other || left == .other && right == .same
    }
    if halves >= limits.manyHalves { return true }
    // Under glare no band may show all of it.
    let whole = bands.ofReading.count { band($0).isSame }
    return halves >= limits.someHalves && whole > 0 && halves >= whole
  }

  /// Whether one half of the symbol goes on above the few rows that show both, the other half below them,
  /// and each without the other: halves of two symbols that meet in these rows.
  ///
  /// What covers a printed symbol leaves both halves on one side of it at least. Where the bars' ends are
  /// not at a right angle to the bars, one half ends first on either side, but most rows show both.
  var halvesGoApart: Bool {
    let halves = bands.all.map { seen.reader.halves(of: seen[$0]) }
    let left = halves.indices.filter { halves[$0].left == .same && halves[$0].right.isMissing }
    let right = halves.indices.filter { halves[$0].right == .same && halves[$0].left.isMissing }
    let both = halves.count { $0.left == .same && $0.right == .same }
    guard min(left.count, right.count) > max(both, 1) else { return false }
    return left[left.count - 1] < right[0] || right[right.count - 1] < left[0]
  }

  /// Whether bands of the reading show what a seam that crosses the bars slantwise leaves of two
  /// labels: two bands the same other bars at the place of a digit; or two bands clear other digits, at
  /// one place, or on either side of rows that show the reading.
  ///
  /// Dirt and damage look different from band to band, and hardly ever like two digits.
  private func showSeam(_ read: [BandReader.Band]) -> Bool {
    let others = undamagedOthers(of: read)
    return read.indices.contains { index in
      read.indices[(index + 1)...].contains { later in
        let isAround = read[index..<later].contains(where: \.isSame)
        return others[index].contains { other in
          others[later].contains {
            $0.showsSameBars(as: other)
              || $0.isClear && other.isClear && (isAround || $0.place == other.place)
          }
        }
      }
    }
  }

  /// The other digits of each band; none beside bars that show nothing, where what looks like
  /// another digit is dirt or damage.
  private func undamagedOthers(of bands: [BandReader.Band]) -> [[OtherDigit]] {
    bands.indices.map { index in
      let isDamaged = [index - 1, index + 1].contains {
        bands.indices.contains($0) && bands[$0].isNothing
      }
      return isDamaged ? [] : bands[index].others
    }
  }

  /// Whether two bands clearly show the same two other digits.
  private func agreeOnOtherLabel(_ bands: [BandReader.Band]) -> Bool {
    let others = bands.map { $0.others.filter(\.isClear) }
    return others.indices.contains { index in
      others[(index + 1)...].contains { later in
        others[index].count { other in later.contains { $0.isSame(as: other) } } >= 2
      }
    }
  }

  /// Bands up to the first that shows nothing, and that: what is beside it may be print above or below the bars.
  private func shown(in indices: some Sequence<Int>) -> [BandReader.Band] {
    var shown: [BandReader.Band] = []
    for index in indices {
      let band = band(index)
      shown.append(band)
      if band.isNothing { break }
    }
    return shown
  }

  private func band(_ index: Int) -> BandReader.Band { seen.reader.read(seen[index]) }

  private var bands: ExaminedBands { seen.place }
}
