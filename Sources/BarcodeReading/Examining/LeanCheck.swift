import RealModule

/// Looks for a place where the lean of the bars jumps: the edge of a label that is tilted against the one
/// below it.
///
/// In perspective and on bent paper the lean changes from bar to bar, and little.
struct LeanCheck {
  /// The lean in each part of the symbol, in degrees; nil where no lean makes the rows alike.
  private let leans: [Float?]
  private let limits: ExaminingLimits

  /// So many parts has a symbol, side by side: more would have too few bars each.
  private static let partCount = 8
  /// The largest lean that is tried on either side, in columns from the first row to the last.
  private static let reach = 16

  init(_ place: ExaminedPlace, _ limits: ExaminingLimits) {
    self.limits = limits
    let strip = place.strip
    let rows = ExaminedPlace.rows
    let span = strip.profile(of: rows).expectedSpan ?? 0...Float(strip.columns)
    let width = (span.upperBound - span.lowerBound) / Float(Self.partCount)
    let height = strip.region.height * Double(rows.count - 1) / Double(strip.rows)
    leans = (0..<Self.partCount).map { part in
      let first = Int(span.lowerBound + Float(part) * width)
      return Self.lean(of: first..<first + Int(width), in: strip, alike: limits.alike).map {
        Float(Double.atan(Double($0) * strip.step / height) * 180 / .pi)
      }
    }
  }

  /// Whether the bars of two neighbouring parts lean as one, and those of the next two as one, but
  /// otherwise; one part between them may show both. Those beyond them do not change much either: crumpled paper leans
  /// to and fro.
  var showsTiltedLabel: Bool { Self.showTiltedLabel(leans, limits) }

  static func showTiltedLabel(_ leans: [Float?], _ limits: ExaminingLimits) -> Bool {
    (1...2).contains { gap in
      (1..<leans.count - gap - 1).contains { part in
        guard let first = leans[part - 1], let left = leans[part], let right = leans[part + gap],
          let last = leans[part + gap + 1]
        else { return false }
        let jump = abs(right - left)
        let near = max(abs(left - first), abs(last - right))
        let beyond = max(change(in: leans[...part]), change(in: leans[(part + gap)...]))
        return jump > limits.leanJump && jump > limits.leanRatio * near
          && jump > limits.leanRatioBeyond * beyond
      }
    }
  }

  /// The largest change from one part to the next.
  private static func change(in leans: ArraySlice<Float?>) -> Float {
    zip(leans, leans.dropFirst()).map { one, next in
      guard let one, let next else { return 0 }
      return abs(next - one)
    }.max() ?? 0
  }

  /// The lean that gives the mean of the rows the highest contrast, in columns from the first row to the
  /// last; nil where that is far less than the contrast of the rows.
  private static func lean(of part: Range<Int>, in strip: Strip, alike: Float) -> Float? {
    let rows = ExaminedPlace.rows
    let middle = Float(rows.lowerBound + rows.upperBound - 1) / 2
    var sums = [Float](repeating: 0, count: part.count)
    func contrast(under lean: Float) -> Float {
      for index in sums.indices { sums[index] = 0 }
      for row in rows {
        let shift = lean * (Float(row) - middle) / Float(rows.count - 1)
        strip.add(part, ofRow: row, movedBy: shift, to: &sums)
      }
      return sums.contrast / Float(rows.count * rows.count)
    }
    let leans = (-2 * reach...2 * reach).map { Float($0) / 2 }
    let contrasts = leans.map(contrast)
    guard let best = contrasts.indices.max(by: { contrasts[$0] < contrasts[$1] })
    else { return nil }
    let usual =
      rows.reduce(0) { sum, row in
        let first = row * strip.columns + part.lowerBound
        return sum + Array(strip.values[first..<first + part.count]).contrast
      } / Float(rows.count)
    return contrasts[best] > alike * usual ? leans[best] : nil
  }
}

extension [Float] {
  /// The sum of the squared differences from the mean.
  fileprivate var contrast: Float {
    let mean = reduce(0, +) / Float(Swift.max(count, 1))
    return reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }
}

extension Strip {
  /// Adds some columns of a row, which is moved to the left by so many columns, to sums. Beyond its ends a
  /// row goes on as it ends.
  fileprivate func add(
    _ part: Range<Int>, ofRow row: Int, movedBy shift: Float, to sums: inout [Float]
  ) {
    let whole = shift.rounded(.down)
    let rest = shift - whole
    let first = part.lowerBound + Int(whole)
    values[row * columns..<(row + 1) * columns].withUnsafeBufferPointer { line in
      sums.withUnsafeMutableBufferPointer { sums in
        if first >= 0, first + sums.count < line.count {
          for index in sums.indices {
            sums[index] += line[first &+ index] * (1 - rest) + line[first &+ index &+ 1] * rest
          }
          return
        }
        for index in sums.indices {
          let left = min(max(first + index, 0), line.count - 1)
          let right = min(max(first + index + 1, 0), line.count - 1)
          sums[index] += line[left] * (1 - rest) + line[right] * rest
        }
      }
    }
  }
}
