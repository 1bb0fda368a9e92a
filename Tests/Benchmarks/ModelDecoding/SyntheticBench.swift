import Foundation

@testable import BarcodeReading

/// Decodes rendered lines with known digits. Prints a tally and, if verbose, the evidence for each
/// valid code, from which ``ModelLimits`` are chosen.
struct SyntheticBench {
  let kinds: [Artwork.Kind]
  let count: Int
  let seed: UInt64
  let verbose: Bool
  /// How many lines of each scene are decoded together.
  let lines: Int

  func run() {
    let decoder = ModelDecoder()
    for kind in kinds {
      var random = SeededRandom(
        seed: seed ^ UInt64(kind.rawValue.utf8.reduce(0) { $0 &* 31 &+ Int($1) }))
      var (read, wrong, best, spelt) = (0, 0, 0, 0)
      for _ in 0..<count {
        let artwork = Artwork.make(kind, using: &random)
        var scene = Scene.random(using: &random)
        if lines > 1 {
          let profiles = (0..<lines).map { _ in
            scene.bow += 0.1 * random.normal()
            scene.falloff += 0.05 * random.normal()
            return LumaProfile(
              samples: scene.luma(of: artwork.bars, width: artwork.width, using: &random))
          }
          guard let reading = decoder.decode(profiles) else { continue }
          let digits = artwork.digits.map { "0" + $0.map(String.init).joined() }
          if reading.gtin.digits == digits { read += 1 } else { wrong += 1 }
          if reading.gtin.digits != digits, verbose { print(kind.rawValue, reading.evidence) }
          continue
        }
        let luma = scene.luma(of: artwork.bars, width: artwork.width, using: &random)
        guard let explanation = decoder.explain(LumaProfile(samples: luma)) else { continue }
        guard let digits = SymbolText.digits(of: explanation.patterns, in: .ean13) else { continue }
        let isRight = digits == artwork.digits
        spelt += 1
        best += isRight ? 1 : 0
        if ModelReading(explanation, layout: .ean13) != nil {
          if isRight { read += 1 } else { wrong += 1 }
        }
        if verbose, let blur = explanation.lines.bestLine?.fit.parameters.blur {
          let evidence = explanation.evidence
          print(
            kind.rawValue, isRight ? 1 : 0,
            String(
              format: "%.4f %.4f %.1f %.1f %.2f %.2f %.2f %.2f %.3f | %.2f %.2f %.2f %.2f %.2f",
              evidence.misfit,
              evidence.noiseRatio, evidence.margin, evidence.integrity, evidence.worstDigit,
              blur.radius, blur.sigma,
              blur.gain, explanation.startMisfit, scene.pixelsPerModule, scene.radius, scene.sigma,
              scene.noise, scene.sharpening))
        }
      }
      print(
        "#", kind.rawValue, "of", count, "spelt", spelt, "right", best, "read", read, "WRONG", wrong
      )
    }
  }
}
