import Barcodes
import Imaging

/// An add-on and where it is, before it is known which symbol it belongs to.
struct PlacedAddOn {
  let addOn: AddOn
  /// Points on it, in pixels.
  let points: [Point]
}

extension Barcode {
  /// A copy with the add-on to the right of the symbol, at the distance that the standard allows
  /// (GS1 General Specifications, clause 5.2.2.3.2: 7 to 12 modules of space, then 20 or 47
  /// modules); unchanged if there is none.
  func takingAddOn(from candidates: [PlacedAddOn]) -> Barcode {
    let (start, end, foot) = (quad.corners[0], quad.corners[1], quad.corners[3])
    let (width, height) = (end.distance(to: start), foot.distance(to: start))
    guard width > 0 else { return self }
    let axis = Point(x: (end.x - start.x) / width, y: (end.y - start.y) / width)
    let middle = quad.center
    let module = width / Double(symbology.moduleCount)
    let own = candidates.first { candidate in
      !candidate.points.isEmpty
        && candidate.points.allSatisfy { point in
          let (dx, dy) = (point.x - middle.x, point.y - middle.y)
          let along = (dx * axis.x + dy * axis.y - width / 2) / module
          let across = abs(dy * axis.x - dx * axis.y)
          return (0...80).contains(along) && across <= max(height, width / 2)
        }
    }
    return own.map { adding($0.addOn) } ?? self
  }
}
