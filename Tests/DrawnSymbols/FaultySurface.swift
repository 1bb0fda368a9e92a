import Foundation

/// What lies on a sleeve, and how it is folded. Places and sizes are in modules.
struct FaultySurface {
  /// Light that is mirrored: the middle of its image is burnt out, and it fades towards its edge.
  struct Lamp {
    let x, y, width, height: Double
  }

  /// A sticker, a thumb or another sleeve.
  struct Cover {
    let x, y, width, height: Double
    let degrees, level: Double
  }

  /// A crease in which a strip of the sleeve is hidden; beyond it the sleeve leans away.
  struct Fold {
    let x, y: Double
    /// The direction of the crease.
    let degrees: Double
    let hidden: Double
    /// How much narrower the part beyond it looks.
    let narrowing: Double
    /// Its light, as a fraction.
    let shade: Double
  }

  var lamp: Lamp?
  var cover: Cover?
  var fold: Fold?

  func level(_ x: Double, _ y: Double, of sleeve: PrintedSleeve) -> Float {
    if let cover {
      let turn = cover.degrees * .pi / 180
      let (dx, dy) = (x - cover.x - cover.width / 2, y - cover.y - cover.height / 2)
      let (u, v) = (dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn))
      if abs(u) < cover.width / 2, abs(v) < cover.height / 2 { return Float(cover.level) }
    }
    if let fold { return fold.level(x, y, of: sleeve) }
    let level = sleeve.level(x, y)
    guard let lamp else { return level }
    let (u, v) = ((x - lamp.x) / lamp.width * 2, (y - lamp.y) / lamp.height * 2)
    // Outside the image of the lamp the light falls off like a Gaussian.
    let distance = max((u * u + v * v).squareRoot() - 1, 0)
    return level + 400 * Float(exp(-distance * distance / 0.08))
  }
}

extension FaultySurface.Fold {
  fileprivate func level(_ x: Double, _ y: Double, of sleeve: PrintedSleeve) -> Float {
    let turn = degrees * .pi / 180
    let (dx, dy) = (x - self.x, y - self.y)
    let (along, beyond) = (dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn))
    guard beyond > 0 else { return sleeve.level(x, y) }
    // What leans away is farther from the camera: it is also smaller along the crease.
    let depth = beyond / narrowing + hidden
    let wide = along * (1 + 0.004 * beyond)
    return Float(shade)
      * sleeve.level(
        self.x + wide * cos(turn) - depth * sin(turn),
        self.y + wide * sin(turn) + depth * cos(turn))
  }
}
