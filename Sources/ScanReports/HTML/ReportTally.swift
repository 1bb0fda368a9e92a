import Library
import Releases
import Scanning

/// Counts of a report's articles so far.
struct ReportTally {
  private(set) var records: [ScanStatus: Int] = [:]
  private(set) var photoCount = 0
  /// Records whose pressing is certain; one photo may show several.
  private(set) var namedCount = 0
  private var insights = InsightsCounter()

  /// Whose releases are shown.
  private var shown: Set<ReleaseID.Source> = []

  mutating func add(_ article: RecordArticle) {
    guard let best = article.best else { return }
    shown.formUnion(best.outcome.match.releases.map(\.id.source))
    if let release = best.outcome.assigned { shown.insert(release.id.source) }
    records[best.outcome.status.reportGroup, default: 0] += 1
    photoCount += article.photos.count
    if let release = best.outcome.assigned {
      namedCount += 1
      insights.add(release.summary)
      return
    }
    for finding in best.outcome.findings where finding.status == .resolved {
      namedCount += 1
      if let release = finding.match.releases.first { insights.add(release) }
    }
  }

  /// The insights of the named records; nil for fewer than ten.
  var insightsReport: InsightsReport? {
    namedCount < 10 ? nil : InsightsReport(title: "", insights: insights.insights)
  }

  /// Whose releases are shown, in a fixed order.
  var sources: [ReleaseID.Source] { ReleaseID.Source.allCases.filter(shown.contains) }

  func count(of status: ScanStatus) -> Int { records[status] ?? 0 }
  var articleCount: Int { records.values.reduce(0, +) }
  /// Articles that need the user.
  var openCount: Int { articleCount - count(of: .resolved) }
}
