import Foundation

@testable import BarcodeReading

/// Decodes lines from photos, given as PATH;GTIN|GTIN…;SAMPLES with samples in quarters of a gray
/// level. A code that is read but not listed is wrong.
struct LineBench {
  let path: String
  let verbose: Bool

  func run() {
    guard let file = fopen(path, "r") else { return print("cannot open", path) }
    defer { fclose(file) }
    let decoder = ModelDecoder()
    var (lines, explained, spelt, read, wrong) = (0, 0, 0, 0, 0)
    var time = Duration.zero
    while let line = readRow(file) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      lines += 1
      let samples = fields[2].split(separator: " ").map { (Float($0) ?? 0) / 4 }
      let truth = fields[1].split(separator: "|").map {
        String(repeating: "0", count: max(14 - $0.count, 0)) + $0
      }
      var found: ModelExplanation?
      time += ContinuousClock().measure { found = decoder.explain(LumaProfile(samples: samples)) }
      guard let found else { continue }
      explained += 1
      guard let digits = SymbolText.digits(of: found.patterns, in: .ean13) else { continue }
      let isRight = truth.contains("0" + digits.map(String.init).joined())
      guard let blur = found.lines.bestLine?.fit.parameters.blur else { continue }
      let evidence = found.evidence
      spelt += isRight ? 0 : 1
      let isRead = ModelReading(found, layout: .ean13) != nil
      if isRead, isRight { read += 1 }
      if isRead, !isRight { wrong += 1 }
      if verbose {
        print(
          fields[0].split(separator: "/").dropFirst().joined(separator: "_"), isRight ? 1 : 0,
          String(
            format: "%.4f %.4f %.1f %.1f %.2f %.2f %.2f %.2f | %.3f", evidence.misfit,
            evidence.noiseRatio,
            evidence.margin, evidence.integrity, evidence.worstDigit, blur.radius, blur.sigma,
            blur.gain,
            found.startMisfit),
          digits.map(String.init).joined(), isRead ? "READ" : "")
      }
    }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print(
      "# lines", lines, "explained", explained, "spelt otherwise", spelt, "read", read, "WRONG",
      wrong,
      "ms a line", seconds * 1000 / Double(max(lines, 1)))
  }

  private func readRow(_ file: UnsafeMutablePointer<FILE>) -> String? {
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    guard getline(&buffer, &capacity, file) > 0, let buffer else { return nil }
    return String(cString: buffer).trimmingCharacters(in: .newlines)
  }
}
