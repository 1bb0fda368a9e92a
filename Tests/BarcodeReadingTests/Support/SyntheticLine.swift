import Foundation

@testable import BarcodeReading

/// Lines across drawn bars as a camera would see them: blur, gamma, eight bits. Rendered without
/// any code of the decoder.
struct SyntheticLine {
  var pixelsPerModule = 2.5
  /// Standard deviation of a Gaussian, in modules.
  var sigma = 0.6
  /// Modules of quiet zone on either side.
  var margin = 12.0
  /// How far the middle is displaced, in modules.
  var bow = 0.0
  /// A wave by which parts are displaced: its height and length in modules.
  var wave = (height: 0.0, length: 45.0)

  /// - Parameter modules: true for a bar.
  func luma(of modules: [Bool]) -> [Float] {
    let fine = 16
    let total = Int((Double(modules.count) + 2 * margin) * Double(fine))
    let light = (0..<total).map { index -> Double in
      let module = Int((Double(index) / Double(fine) - margin).rounded(.down))
      return modules.indices.contains(module) && modules[module] ? 0.06 : 0.8
    }
    let reach = Int(3 * sigma * Double(fine)) + 1
    let kernel = (-reach...reach).map { exp(-pow(Double($0) / Double(fine) / sigma, 2) / 2) }
    let sum = kernel.reduce(0, +)
    return (0..<Int(Double(total) / Double(fine) * pixelsPerModule)).map { pixel in
      let place = (Double(pixel) + 0.5) / pixelsPerModule - margin
      let fraction = place / Double(modules.count)
      let ripple = wave.height * sin(2 * .pi * place / wave.length)
      let module = place + 4 * bow * fraction * (1 - fraction) + ripple
      let center = Int((module + margin) * Double(fine))
      var luminance = 0.0
      for (tap, weight) in kernel.enumerated() {
        luminance += weight * light[min(max(center + tap - reach, 0), total - 1)]
      }
      return Float((255 * pow(luminance / sum, 1 / 2.2)).rounded())
    }
  }

  func profile(of digits: [Int], layout: SymbolLayout = .ean13) -> LumaProfile {
    LumaProfile(samples: luma(of: Self.modules(of: digits, layout: layout)))
  }

  static func modules(of digits: [Int], layout: SymbolLayout = .ean13) -> [Bool] {
    let patterns = SymbolText.patterns(of: digits, in: layout)
    var modules = [Bool](repeating: false, count: layout.moduleCount)
    for bar in layout.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules }) {
      for module in bar { modules[module] = true }
    }
    return modules
  }
}

extension ModelDecoder {
  /// The code that a single profile shows.
  func decode(_ profile: LumaProfile) -> ModelReading? { decode([profile]) }
}
