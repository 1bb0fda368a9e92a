import Foundation

@testable import BarcodeReading

/// How a row of bars is photographed. Rendered without any code of the decoder, and with the gamma,
/// sharpening, noise and eight bits of a camera, which the decoder only approximates.
struct Scene {
  var pixelsPerModule: Float = 2
  /// Radius of the defocus disk and standard deviation of the Gaussian, in modules.
  var radius: Float = 1
  var sigma: Float = 0.4
  /// Ink spread in modules.
  var gain: Float = 0.1
  var gamma: Float = 2.2
  var sharpening: Float = 0
  /// Standard deviation of noise, in gray levels, after lines have been averaged.
  var noise: Float = 1
  /// Displacement of the middle and of the quarters, in modules.
  var bow: Float = 0
  var skew: Float = 0
  /// Luminance of paper and ink, 0 to 1, and the change of light from one end to the other.
  var paper: Float = 0.8
  var ink: Float = 0.05
  var falloff: Float = 0
  var margins: (Float, Float) = (12, 12)
  var isReversed = false

  static func random(using random: inout SeededRandom) -> Scene {
    var scene = Scene()
    scene.pixelsPerModule = exp(random.uniform(log(1.1)...log(6)))
    scene.radius = random.uniform(0...3)
    scene.sigma = random.uniform(0.25...0.9)
    scene.gain = random.uniform(-0.15...0.3)
    scene.gamma = random.uniform(0...1) < 0.2 ? 1 : 2.2
    scene.sharpening = random.uniform(0...1) < 0.5 ? 0 : random.uniform(0...0.8)
    scene.noise = exp(random.uniform(log(0.2)...log(6)))
    scene.bow = 2.5 * random.normal().clamped(to: -2...2) * 0.5
    scene.skew = random.normal().clamped(to: -2...2) * 0.5
    scene.paper = random.uniform(0.3...0.95)
    scene.ink = random.uniform(0.02...0.15)
    scene.falloff = random.uniform(-0.4...0.4)
    scene.margins = (random.uniform(4...20), random.uniform(4...20))
    scene.isReversed = random.uniform(0...1) < 0.5
    return scene
  }

  /// Luma from 0 to 255 along a line over `bars`, which are dark ranges in modules within
  /// 0..<width.
  func luma(of bars: [ClosedRange<Float>], width: Float, using random: inout SeededRandom)
    -> [Float]
  {
    let steps: Float = 16
    let total = margins.0 + width + margins.1
    let fineCount = Int(total * steps)
    var ink = [Float](repeating: 0, count: fineCount)
    for bar in bars {
      let left = (bar.lowerBound - gain / 2 + margins.0) * steps
      let right = (bar.upperBound + gain / 2 + margins.0) * steps
      for index in max(Int(left), 0)..<max(min(Int(right) + 1, fineCount), max(Int(left), 0)) {
        ink[index] += max(min(right, Float(index + 1)) - max(left, Float(index)), 0)
      }
    }
    let light = ink.map { self.paper + (self.ink - self.paper) * min($0, 1) }
    var blurred = Self.convolve(light, kernel(steps))
    if sharpening > 0 {
      let wide = Self.convolve(blurred, Self.gaussian(1.5 * steps))
      blurred = zip(blurred, wide).map { $0 + sharpening * ($0 - $1) }
    }
    let count = Int(total * pixelsPerModule)
    let samples = (0..<count).map { pixel -> Float in
      var sum: Float = 0
      for sub in 0..<4 {
        let place = (Float(pixel) + (Float(sub) + 0.5) / 4) / pixelsPerModule - margins.0
        let fraction = place / width
        let bump = fraction * (1 - fraction)
        let module = place + 4 * bow * bump + 10 * skew * bump * (1 - 2 * fraction)
        let index = min(max(Int((module + margins.0) * steps), 0), fineCount - 1)
        sum += blurred[index] * (1 + falloff * (fraction - 0.5))
      }
      let encoded = 255 * pow(min(max(sum / 4, 0), 1), 1 / gamma)
      return min(max((encoded + noise * random.normal()).rounded(), 0), 255)
    }
    return isReversed ? samples.reversed() : samples
  }

  private func kernel(_ steps: Float) -> [Float] {
    let disk = radius * steps
    let half = Int(disk + 3 * sigma * steps) + 1
    let ellipse = (-half...half).map { max(disk * disk - Float($0 * $0), 0).squareRoot() }
    return Self.convolve(
      disk < 1 ? (-half...half).map { $0 == 0 ? 1 : 0 } : ellipse, Self.gaussian(sigma * steps))
  }

  private static func gaussian(_ sigma: Float) -> [Float] {
    let half = Int(3 * sigma) + 1
    return (-half...half).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
  }

  /// A normalized convolution; beyond its ends the signal keeps its first and last value.
  private static func convolve(_ signal: [Float], _ kernel: [Float]) -> [Float] {
    let sum = kernel.reduce(0, +)
    let half = kernel.count / 2
    let padded =
      [Float](repeating: signal[0], count: half) + signal
      + [Float](repeating: signal[signal.count - 1], count: half)
    return signal.indices.map { index in
      var total: Float = 0
      for tap in kernel.indices { total += padded[index + tap] * kernel[tap] }
      return total / sum
    }
  }
}
