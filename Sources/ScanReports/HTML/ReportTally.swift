import Library
import Scanning

/// What stands in a report so far, in numbers.
struct ReportTally {
  private(set) var records: [ScanStatus: Int] = [:]
  private(set) var photoCount = 0
  /// Records whose barcode names one pressing; one photo may show several.
  private(set) var namedCount = 0
  private var insights = InsightsCounter()

  mutating func add(_ article: RecordArticle) {
    guard let best = article.best else { return }
    records[best.outcome.status, default: 0] += 1
    photoCount += article.photos.count
    for finding in best.outcome.findings where finding.status == .resolved {
      namedCount += 1
      if let release = finding.match.releases.first { insights.add(release) }
    }
  }

  /// What the named records are made of; of a few there is nothing to be said.
  var insightsReport: InsightsReport? {
    namedCount < 10 ? nil : InsightsReport(title: "", insights: insights.insights)
  }

  func count(of status: ScanStatus) -> Int { records[status] ?? 0 }
  var articleCount: Int { records.values.reduce(0, +) }
  /// Articles that somebody has to see to.
  var openCount: Int { articleCount - count(of: .resolved) }
}
