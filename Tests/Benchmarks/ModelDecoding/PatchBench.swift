import Foundation

@testable import BarcodeReading

/// Decodes upright patches cut out around real symbols: NAME.pgm beside NAME.json with gtin and
/// source.
struct PatchBench {
  private struct Truth: Decodable {
    var gtin: String
    var source: String
    var symbology: String
    var ncc: Double
  }

  let directory: String
  let filter: String
  let verbose: Bool
  /// How many bands of rows are decoded together.
  let strips: Int

  func run() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    var tally: [String: (read: Int, wrong: Int, best: Int, total: Int)] = [:]
    var time = Duration.zero
    let decoder = ModelDecoder()
    for file in names.sorted()
    where file.hasSuffix(".json") && (filter.isEmpty || file.contains(filter)) {
      let name = "\(directory)/\(file.dropLast(5))"
      guard let data = FileManager.default.contents(atPath: name + ".json"),
        let truth = try? JSONDecoder().decode(Truth.self, from: data), truth.symbology != "EAN-8",
        let patch = GrayMap(path: name + ".pgm"), truth.ncc > 0.65
      else { continue }
      let middle = patch.height / 2
      let half = max(patch.height / 16, 1)
      let wanted = String(repeating: "0", count: 14 - truth.gtin.count) + truth.gtin
      let profile = LumaProfile(samples: patch.profile(rows: middle - half..<middle + half))
      var explanation: ModelExplanation?
      time += ContinuousClock().measure { explanation = decoder.explain(profile) }
      let reading = explanation.flatMap { ModelReading($0, layout: .ean13) }
      let layout = SymbolLayout.ean13
      let best = explanation.flatMap { SymbolText.digits(of: $0.patterns, in: layout) }
      let joint = strips > 1 ? decoder.decode(profiles(patch)) : reading
      if verbose, strips > 1 {
        print(
          file.dropLast(5), joint.map { $0.gtin.digits == wanted ? "joint" : "WRONG" } ?? "none")
      }
      let isBest = best.map { "0" + $0.map(String.init).joined() } == wanted
      var row = tally[truth.source] ?? (0, 0, 0, 0)
      row.total += 1
      row.best += isBest ? 1 : 0
      if let reading = joint {
        if reading.gtin.digits == wanted { row.read += 1 } else { row.wrong += 1 }
      }
      tally[truth.source] = row
      if verbose, let explanation {
        guard let p = explanation.lines.bestLine?.fit.parameters else { continue }
        let evidence = explanation.evidence
        print(
          file.dropLast(5), isBest ? "OK " : "BAD",
          reading.map { $0.gtin.digits == wanted ? "read" : "WRONG" } ?? "-",
          String(
            format:
              "ncc %.2f ratio %.3f misfit %.3f margin %.0f integrity %.1f worst %.2f start %.3f r %.2f s %.2f g %.2f t %.2f span %.1f-%.1f bow %.1f C %.0f",
            truth.ncc, evidence.noiseRatio, evidence.misfit, evidence.margin, evidence.integrity,
            evidence.worstDigit, explanation.startMisfit, p.blur.radius, p.blur.sigma, p.blur.gain,
            p.blur.tone, p.geometry.start, p.geometry.end, p.geometry.bow, p.illumination.contrast.x
          ))
      }
    }
    for (source, row) in tally.sorted(by: { $0.key < $1.key }) {
      print(source, "read", row.read, "wrong", row.wrong, "best", row.best, "of", row.total)
    }
    let total = tally.values.reduce(0) { $0 + $1.total }
    print(
      "ms each",
      Double(time.components.attoseconds) / 1e15 / Double(max(total, 1)) + Double(
        time.components.seconds) * 1e3 / Double(max(total, 1)))
  }

  /// The means of bands of rows, from the middle outwards.
  private func profiles(_ patch: GrayMap) -> [LumaProfile] {
    let height = max(patch.height / (2 * strips), 1)
    return (0..<strips).map { index in
      let offset = (index + 1) / 2 * (index % 2 == 0 ? 1 : -1) * 2 * height
      let first = min(max(patch.height / 2 + offset - height / 2, 0), patch.height - height)
      return LumaProfile(samples: patch.profile(rows: first..<first + height))
    }
  }
}
