import Foundation
import TestSupport

/// How a sleeve is photographed: from where, with what lens, and what is in the way.
struct FaultyCamera {
  private var pixelsPerModule: Double
  /// Clockwise.
  private var degrees: Double
  /// The standard deviation of the noise, in gray levels.
  private var noise: Double
  /// The standard deviation of the lens's own blur, in pixels.
  private var lens: Double
  /// The radius of the disk that a point becomes, in pixels.
  private var defocus = 0.0
  /// The way that a point goes while the shutter is open, in pixels of the picture.
  private var motion = (x: 0.0, y: 0.0)
  private var surface = FaultySurface()
  /// The part of the sleeve that is in the frame, in modules; nil for all of it.
  private var frame: (x: ClosedRange<Double>, y: ClosedRange<Double>)?

  init(using random: inout SeededRandom) {
    pixelsPerModule = random.uniform(2.2...5)
    degrees =
      Double(random.element(of: [0, 0, 90, 180, 270])) + random.element(of: [0, 1])
      * random.uniform(-15...15)
    noise = random.uniform(0.5...3)
    lens = random.uniform(0.4...0.9)
  }

  /// Sets the fault up.
  mutating func add(
    _ fault: FaultyPhoto.Fault, to sleeve: PrintedSleeve, using random: inout SeededRandom
  ) {
    guard let bars = sleeve.bars else { return }
    let width = random.uniform(0.25...0.55)
    let middle = random.uniform(0.3...0.7)
    let part = middle - width / 2...middle + width / 2
    switch fault {
    case .tooSmall:
      pixelsPerModule = random.uniform(0.5...0.85)
      (noise, lens) = (noise / 2, 0.4)
    case .outOfFocus: defocus = random.uniform(2...4) * pixelsPerModule
    case .moved:
      let way = random.uniform(3.5...8) * pixelsPerModule
      // Along the bars nothing would be lost.
      let turn = (degrees + random.uniform(-50...50)) * .pi / 180
      motion = (way * cos(turn), way * sin(turn))
    case .glare:
      surface.lamp = FaultySurface.Lamp(
        x: bars.x + middle * bars.width, y: bars.y + random.uniform(0.4...0.6) * bars.height,
        width: width * bars.width, height: bars.height * random.uniform(1.2...2.5))
    case .covered:
      surface.cover = FaultySurface.Cover(
        x: bars.x + part.lowerBound * bars.width, y: bars.y - random.uniform(5...20),
        width: width * bars.width, height: bars.height + random.uniform(30...60),
        degrees: random.uniform(-12...12), level: random.uniform(20...200))
    case .folded:
      surface.fold = FaultySurface.Fold(
        x: bars.x + middle * bars.width, y: bars.y + random.uniform(0.35...0.65) * bars.height,
        degrees: random.uniform(0...180), hidden: random.uniform(3...9),
        narrowing: random.uniform(0.45...0.75), shade: random.uniform(0.6...1.1))
    case .cutOff:
      let isLeft = random.element(of: [true, false])
      let cut = bars.x + bars.width * (isLeft ? width : 1 - width)
      let far = isLeft ? bars.x + bars.width + 20 : bars.x - 20
      frame = (min(cut, far)...max(cut, far), bars.y - 15...bars.y + bars.height + 15)
      // The frame is cut along the bars.
      degrees = random.element(of: [0, 90, 180, 270]) + random.uniform(-3...3)
    case .noBarsSeen, .otherSymbology: break
    }
  }

  func picture(
    of sleeve: PrintedSleeve, size: (width: Double, height: Double),
    using random: inout SeededRandom
  ) -> GrayPicture {
    let frame = frame ?? (0...size.width, 0...size.height)
    let turn = (cos: cos(degrees * .pi / 180), sin: sin(degrees * .pi / 180))
    let span = (
      u: frame.x.upperBound - frame.x.lowerBound, v: frame.y.upperBound - frame.y.lowerBound
    )
    let isUpright = abs(turn.cos) > abs(turn.sin)
    let (across, down) = isUpright ? (span.u, span.v) : (span.v, span.u)
    let (width, height) = (Int(across * pixelsPerModule), Int(down * pixelsPerModule))
    // About four samples a module, and two or more a pixel.
    let parts = max(2, Int((4 / pixelsPerModule).rounded(.up)))
    var plane = LightPlane(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        var sum: Float = 0
        for part in 0..<parts * parts {
          let dx = Double(x) + (Double(part % parts) + 0.5) / Double(parts) - Double(width) / 2
          let dy = Double(y) + (Double(part / parts) + 0.5) / Double(parts) - Double(height) / 2
          let u = (dx * turn.cos + dy * turn.sin) / pixelsPerModule
          let v = (dy * turn.cos - dx * turn.sin) / pixelsPerModule
          sum += surface.level(
            u + (frame.x.lowerBound + frame.x.upperBound) / 2,
            v + (frame.y.lowerBound + frame.y.upperBound) / 2, of: sleeve)
        }
        plane[x, y] = sum / Float(parts * parts)
      }
    }
    if defocus > 0 { plane = plane.defocused(radius: defocus) }
    if motion != (0, 0) { plane = plane.moved(by: motion) }
    plane = plane.blurred(deviation: lens)
    var picture = GrayPicture(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let level = Double(plane[x, y]) + noise * random.normal()
        picture[x, y] = UInt8(min(max(level.rounded(), 0), 255))
      }
    }
    return picture
  }
}
