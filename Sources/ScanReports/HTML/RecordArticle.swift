import Problems
import Releases
import Scanning

/// The article about one record: its photos, and its details or what to do.
struct RecordArticle {
  /// All photos of the record, at least one.
  let photos: [ReportPhoto]
  /// Counted from 1 in the order of input.
  let number: Int
  /// Of the pressing that it is about; nil for none.
  let cover: Thumbnail?
  let link: PhotoLink?
  /// Says what to do about a problem.
  let wording: RemedyWording

  /// The photo with the best status, and of several the first; nil if there are no photos.
  var best: ReportPhoto? { Self.best(of: photos) }

  static func best(of photos: [ReportPhoto]) -> ReportPhoto? {
    photos.min { $0.outcome.status.distance < $1.outcome.status.distance }
  }

  var html: HTML {
    guard let best else { return .empty }
    let status = best.outcome.status.reportGroup
    return """
      <article class="\(status.rawValue)" id="r\(number)" tabindex="-1" \
      aria-label="\(name(of: best))"\(order(of: best))>
      <div class="photos">\(figures(first: best))</div>
      <div class="facts"><p class="status">\(status.reportTitle)</p>\(facts(of: best))\(files)</div>
      </article>

      """
  }

  private func name(of best: ReportPhoto) -> String {
    best.outcome.match.releases.first?.recordLine ?? best.name
  }

  /// Orders photos without a barcode by size, the largest first.
  private func order(of best: ReportPhoto) -> HTML {
    guard best.outcome.status == .unread else { return .empty }
    return " style=\"order:\(ReportOrder.unread(pixelCount: best.pixelCount))\""
  }

  private func figures(first best: ReportPhoto) -> [HTML] {
    let others = photos.filter { !$0.isSame(as: best) }
    let figures = ([best] + others).map {
      PhotoFigure(photo: $0, reference: reference(to: $0)).html
    }
    // Beside the best photo, so that a wrong pressing is seen at a glance.
    return figures.prefix(1) + [cover.map(PhotoFigure.html(ofCover:))].compactMap { $0 }
      + figures.dropFirst()
  }

  private func facts(of best: ReportPhoto) -> HTML {
    if let release = best.outcome.assigned {
      return FindingFacts.html(of: release.summary) + "<p class=\"why\">you said so</p>"
    }
    let findings = best.outcome.findings
    let facts = findings.enumerated().map { index, finding in
      FindingFacts(
        finding: finding, number: findings.count > 1 ? index + 1 : nil, wording: wording
      ).html
    }
    let problem = best.outcome.problem.map {
      ProblemText($0, wording, isTitle: findings.isEmpty).html
    }
    return "\(facts)\(problem ?? .empty)\(commands(for: best.outcome))"
  }

  /// What a person types who looked at the photo.
  private func commands(for outcome: ScanOutcome) -> HTML {
    outcome.closingRemedies.map { wording.code(for: $0) }.reduce(.empty, +)
  }

  private var files: HTML {
    let names = photos.map { photo -> HTML in
      let size: HTML =
        photo.thumbnail.map { " <small>\($0.photoWidth) × \($0.photoHeight)</small>" } ?? .empty
      guard let reference = reference(to: photo) else { return "<li>\(photo.name)\(size)</li>" }
      return "<li><a href=\"\(reference)\">\(photo.name)</a>\(size)</li>"
    }
    return "<ul class=\"files\">\(names)</ul>"
  }

  private func reference(to photo: ReportPhoto) -> String? {
    photo.outcome.path == .standardInput ? nil : link?.reference(to: photo.outcome.path)
  }
}

extension ReportPhoto {
  fileprivate func isSame(as other: ReportPhoto) -> Bool {
    outcome.path == other.outcome.path && outcome.page == other.outcome.page
  }
}

/// Positions of articles on the page, which differ from their order in the file: values for `order`
/// in report.css.
enum ReportOrder {
  /// The highest value for unread photos; the groups after them have higher ones.
  private static let lastUnread = 1_000_000_000

  /// The larger the photo, the earlier.
  static func unread(pixelCount: Int) -> Int { lastUnread - min(pixelCount, 999_999_000) }
}
