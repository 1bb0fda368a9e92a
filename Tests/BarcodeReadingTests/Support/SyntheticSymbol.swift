import Barcodes
import Foundation
import Imaging
import RealModule

@testable import BarcodeReading

/// An EAN-13 symbol drawn on paper and rotated, with 4 × 4 samples for each pixel.
struct SyntheticSymbol {
  var digits = "5012394144777"
  var pixelsPerModule = 3.0
  var degrees = 0.0
  var width = 480
  var height = 360
  /// The height of the bars in pixels.
  var barHeight = 120.0
  /// The maximum of noise, in gray levels.
  var noise = 0
  /// The radius in modules of the can that the symbol is on; nil for flat paper.
  var canRadius: Double?
  /// How far its first bar is from the front of the can, in degrees.
  var canTurn = 0.0
  /// How far the rows rise along the bars, in pixels per pixel across, as in a photo from aslant.
  var rise = 0.0
  /// Which of the twelve digits with bars are drawn; the others are paper.
  var visibleDigits = 0..<12

  /// Where ink is missing along the bars, and how much of it: from 0 to 1; nil for a sound print.
  var lost: (modules: Range<Double>, part: Double)?

  /// The modules from the first guard bar to the last; true is a bar.
  var modules: [Bool] {
    let values = digits.utf8.map { Int($0) - 48 }
    let layout = SymbolLayout.ean13
    let sets = Self.parities[values[0]]
    let patterns = values.dropFirst().enumerated().map { place, digit in
      place >= 6 ? 20 + digit : sets[place] ? 10 + digit : digit
    }
    let isBar = layout.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules }).reduce(
      into: [Bool](repeating: false, count: 95)
    ) {
      for module in $1 { $0[module] = true }
    }
    return isBar.indices.map { module in
      let place = layout.digitOffsets.lastIndex { $0 <= module && module < $0 + 7 }
      return isBar[module] && place.map { visibleDigits.contains($0) } ?? true
    }
  }

  var picture: LumaImage {
    let bars = modules
    let (cos, sin) = (Double.cos(degrees / 180 * .pi), Double.sin(degrees / 180 * .pi))
    var state: UInt64 = 1
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        var dark = 0.0
        for part in 0..<16 {
          let dx = Double(x) + (Double(part % 4) + 0.5) / 4 - Double(width) / 2
          let dy = Double(y) + (Double(part / 4) + 0.5) / 4 - Double(height) / 2
          let u = dx * cos + dy * sin
          let v = dy * cos - dx * sin - rise * u
          let place = module(at: u / pixelsPerModule + 47.5)
          let module = Int(place.rounded(.down))
          if abs(v) < barHeight / 2, bars.indices.contains(module), bars[module] {
            dark += (1 - lostPart(at: place)) / 16
          }
        }
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let jitter = noise == 0 ? 0 : Int(state >> 33) % (2 * noise + 1) - noise
        pixels.append(UInt8(min(max(Int(220 - 180 * dark) + jitter, 0), 255)))
      }
    }
    return LumaImage(width: width, height: height, pixels: pixels)
  }

  /// How much of the ink is missing at a place in modules.
  private func lostPart(at place: Double) -> Double {
    guard let lost, lost.modules.contains(place) else { return 0 }
    return lost.part
  }

  /// The module that is seen where flat paper would show the one at `place`.
  private func module(at place: Double) -> Double {
    guard let canRadius else { return place }
    let turn = canTurn / 180 * .pi
    let side = place / canRadius + Double.sin(turn)
    return abs(side) < 1 ? canRadius * (Double.asin(side) - turn) : -1
  }

  /// By first digit: whether each of the six left digits is of number set B (GS1 General
  /// Specifications, figure 5.2.1.2-2).
  private static let parities: [[Bool]] = [
    "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA",
    "ABBABA",
  ].map { $0.map { $0 == "B" } }
}
