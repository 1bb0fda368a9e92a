import BarcodeReading
import Barcodes
import Problems
import Scanning
import Text

/// What each stage of the reader saw in a photo, and the result.
struct Explanation {
  let trace: ReaderTrace
  let outcome: ScanOutcome
  let wording: RemedyWording

  /// The explanation as a tree of short lines.
  var tree: TextTree {
    var branches = trace.regions.filter(\.showsBars).map(\.tree)
    let others = trace.regions.filter { !$0.showsBars }.map { TextTree(text: $0.place) }
    if trace.regions.isEmpty {
      branches.append(TextTree(text: "no place looks like bars"))
    } else if !others.isEmpty {
      branches.append(TextTree(text: "passed over", branches: others))
    }
    if let readings = trace.wholePicture {
      branches.append(TextTree(text: "zbar on the whole picture: \(readings.text)"))
    }
    branches += trace.candidates.map { TextTree(text: $0.line) }
    branches.append(TextTree(text: "verdict: \(verdict)"))
    return TextTree(text: "how it was read", branches: branches)
  }

  private var verdict: String {
    let codes = outcome.findings.compactMap { finding -> String? in
      guard case .read(let barcode) = finding.origin else { return nil }
      return barcode.text + (barcode.addOn.map { " with add-on \($0.digits)" } ?? "")
    }
    return codes.isEmpty
      ? outcome.problem.map { wording.sentence(for: $0) } ?? outcome.status.rawValue
      : codes.joined(separator: ", ")
  }
}

extension RegionTrace {
  fileprivate var tree: TextTree {
    // Aligns the readings in one column.
    let widest = renderings.map(\.name.count).max() ?? 0
    let views = renderings.map { rendering in
      let padding = String(repeating: " ", count: widest - rendering.name.count)
      return TextTree(text: "zbar, \(rendering.name)  \(padding)\(rendering.readings.text)")
    }
    return TextTree(text: place, branches: views + models.map(\.tree))
  }

  /// Its position, its bars, and why it was not examined further.
  fileprivate var place: String {
    let center = quad.center
    let edges = edgeCount.map { $0.counted("edge") } ?? "stripes"
    return "\(edges) at (\(center.x.text(places: 0)), \(center.y.text(places: 0))), "
      + "\(length.text(places: 0)) × \(height.text(places: 0)) pixels, turned by "
      + "\(degrees.text(places: 0))°\(reason)"
  }

  private var reason: String {
    switch fate {
    case .examined: ""
    case .parted: ": symbols side by side"
    case .severalSymbols: ": halves of several symbols"
    case .tooFewEdges: ": too few for a symbol"
    case .noBars: ": no bars"
    case .seenBefore: ": seen before"
    }
  }
}

extension RenderingTrace {
  fileprivate var name: String {
    let sharpened = sharpening > 0 ? ", sharpened by \(sharpening.text(places: 1))" : ""
    let view =
      "\(samplesPerModule.text(places: 1)) samples a module, gain \(gain.text(places: 0))"
    return view + sharpened + (isNegative ? ", negative" : "")
  }
}

extension [ReadingTrace] {
  fileprivate var text: String {
    isEmpty
      ? "nothing"
      : map { "\($0.text) (\($0.symbology.name), \($0.lines.counted("line")))" }
        .joined(separator: ", ")
  }
}

extension ModelTrace {
  fileprivate var tree: TextTree {
    let name = isNegative ? "model, negative" : "model"
    guard let explanation else {
      return TextTree(text: "\(name): nothing like an \(symbology.name) symbol")
    }
    var branches = [TextTree(text: explanation.figures)]
    if !explanation.isCode {
      branches.append(TextTree(text: "no code: first or check digit do not fit the others"))
    }
    branches += explanation.violations.map { TextTree(text: $0.text) }
    return TextTree(
      text: "\(name): \(explanation.text), \(isBelieved ? "believed" : "not believed")",
      branches: branches)
  }
}

extension ModelTrace.Explanation {
  fileprivate var figures: String {
    "noise \(noiseRatio.text(places: 3)), margin \(margin.text(places: 0)), integrity "
      + "\(integrity.text(places: 0)), worst digit \(worstDigit.text(places: 1)), blur "
      + "\(blur.text(places: 2)) modules"
  }
}

extension ModelLimitViolation {
  fileprivate var text: String {
    switch figure {
    case .noiseRatio: "noise over \(limit.text(places: 2)): the bars are not explained well"
    case .margin: "margin under \(limit.text(places: 0)): another code would do nearly as well"
    case .integrity:
      "integrity under \(limit.text(places: 0)): a digit is not as the code wants it"
    case .worstDigit: "worst digit over \(limit.text(places: 0)): a digit is explained badly"
    }
  }
}

extension CandidateTrace {
  fileprivate var line: String {
    let decision =
      switch fate {
      case .accepted: isConfirmed ? "believed, the model agrees" : "believed"
      case .refuted: "not believed: the model explains the bars by something else"
      case .tooLittleEvidence: "not believed: too few views and lines"
      case .disproved: "not believed: measured again, the bars are not those of this code"
      case .contradicted: "not believed: another reading of the same bars contradicts it"
      }
    let evidence = "\(views.counted("view")), \(lines.counted("line"))"
    return "claim \(text) (\(symbology.name), \(evidence)): \(decision)"
  }
}

/// A tree of lines of text.
struct TextTree: Equatable {
  let text: String
  var branches: [TextTree] = []

  /// The lines with the branches drawn before them.
  var lines: [String] {
    [text]
      + branches.enumerated().flatMap { index, branch in
        let isLast = index == branches.count - 1
        let (first, others) = isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
        return branch.lines.enumerated().map { ($0.offset == 0 ? first : others) + $0.element }
      }
  }
}
