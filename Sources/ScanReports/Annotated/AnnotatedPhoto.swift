import BarcodeReading
import Barcodes
import ImageDecoding
import Imaging
import Problems
import Releases
import Scanning
import Text

/// A photo with each barcode outlined and the record named beside it, or with the reason why no
/// barcode was read.
struct AnnotatedPhoto {
  let outcome: ScanOutcome
  let preview: DecodedPreview
  /// Says what to do about a problem.
  let wording: RemedyWording

  /// The picture with everything drawn; nil if cairo cannot draw on it.
  func picture() -> ColorImage? {
    guard let canvas = Canvas(preview.image) else { return nil }
    let longest = max(canvas.width, canvas.height)
    let (line, unit) = (max(1.5, longest / 400), max(11, longest / 55))
    let margin = unit / 2

    let marks = outcome.findings.compactMap { finding -> Mark? in
      guard case .read(let barcode) = finding.origin else { return nil }
      return Mark(finding: finding, barcode: barcode, quad: barcode.quad.map(preview.reduced))
    }
    for region in regions(besides: marks) {
      let quad = region.grown(by: 1.2 * line)
      canvas.outline(quad, width: 1.8 * line, .halo)
      canvas.outline(quad, width: 0.8 * line, .region, isDashed: true)
    }
    for mark in marks { draw(mark, line, on: canvas) }

    var taken = marks.map { Frame(around: $0.quad) }
    if let banner {
      let card = AnnotationCard(
        title: banner.title, text: [banner.text], edge: outcome.status.ink, unit: unit, on: canvas,
        width: canvas.width - 2 * margin)
      taken.append(card.draw(on: canvas, x: margin, y: margin))
    }
    for mark in marks {
      let card = AnnotationCard(
        title: mark.title, text: mark.facts(wording), edge: mark.finding.status.ink, unit: unit,
        on: canvas,
        width: min(canvas.width - 2 * margin, 32 * unit))
      let place = Self.place(of: card, beside: mark.quad, 4 * line, margin, taken, on: canvas)
      taken.append(card.draw(on: canvas, x: place.x, y: place.y))
    }
    return canvas.picture
  }

  /// A barcode and where it is in the picture.
  struct Mark {
    let finding: BarcodeFinding
    let barcode: Barcode
    let quad: Quadrilateral
  }

  /// Regions with bars in which no barcode was read.
  private func regions(besides marks: [Mark]) -> [Quadrilateral] {
    let read = marks.map { Frame(around: $0.quad) }
    return (outcome.trace?.regions ?? []).filter(\.showsBars).map { $0.quad.map(preview.reduced) }
      .filter { region in !read.contains { $0.intersects(Frame(around: region)) } }
  }

  private func draw(_ mark: Mark, _ line: Double, on canvas: Canvas) {
    // Outside the bars, so that they stay visible.
    let quad = mark.quad.grown(by: 1.2 * line)
    canvas.outline(quad, width: 2.2 * line, .halo)
    canvas.outline(quad, width: line, mark.finding.status.ink)
    // The corner where reading starts.
    canvas.dot(at: quad.corners[0], radius: 2.3 * line, .halo)
    canvas.dot(at: quad.corners[0], radius: 1.7 * line, mark.finding.status.ink)
  }

  /// The text at the top of a photo without a barcode, or of one that is damaged.
  private var banner: (title: String, text: String)? {
    guard outcome.findings.isEmpty || outcome.damage != nil, let problem = outcome.problem else {
      return nil
    }
    let title = outcome.findings.isEmpty ? outcome.status.rawValue : "damaged"
    return (title, wording.sentence(for: problem).safeForTerminal)
  }

  /// The position of a card: below the barcode and its digits if there is room, else above, right
  /// or left of it.
  private static func place(
    of card: AnnotationCard, beside quad: Quadrilateral, _ gap: Double, _ margin: Double,
    _ taken: [Frame], on canvas: Canvas
  ) -> Frame {
    let symbol = Frame(around: quad)
    let (left, top) = (symbol.x + (symbol.width - card.width) / 2, symbol.y)
    let corners = [
      (left, top + symbol.height + max(gap, 0.3 * symbol.height)),
      (left, top - card.height - gap),
      (symbol.x + symbol.width + gap, top), (symbol.x - card.width - gap, top),
    ]
    let places = corners.map { x, y in
      let place = Frame(x: x, y: y, width: card.width, height: card.height)
      return place.moved(intoWidth: canvas.width, height: canvas.height, margin: margin)
    }
    let free = places.first { place in !taken.contains { $0.intersects(place) } }
    return free ?? places[0]
  }
}

extension AnnotatedPhoto.Mark {
  /// The record's name, or why there is none.
  var title: String {
    switch finding.result {
    case .failure(let failure):
      return failure.isTemporary ? "not looked up yet" : "look-up failed"
    case .success:
      guard let best = finding.match.releases.first else { return "unknown record" }
      return best.recordLine.safeForTerminal
    }
  }

  /// The barcode and how it was read, then why it names no record or how many pressings it names.
  fileprivate func facts(_ wording: RemedyWording) -> [String] {
    let digits = barcode.text + (barcode.addOn.map { " + \($0.digits)" } ?? "")
    let facts = ["\(digits) · \(barcode.symbology.name) · \(barcode.stage.rawValue)"]
    switch finding.result {
    case .failure(let failure):
      return facts + [wording.sentence(for: failure).safeForTerminal]
    case .success:
      let count = finding.match.releases.count
      return finding.status == .ambiguous ? facts + ["one of \(count) pressings"] : facts
    }
  }
}
