/// Labelled bars in a report, such as how many records there are of each decade.
public struct ReportChart: Sendable, Equatable {
  public struct Bar: Sendable, Equatable {
    public let label: String
    public let count: Int

    public init(label: String, count: Int) {
      self.label = label
      self.count = count
    }
  }

  public let title: String
  public let bars: [Bar]

  public init(title: String, bars: [Bar]) {
    self.title = title
    self.bars = bars
  }
}

extension ReportChart {
  var html: HTML {
    let largest = max(1, bars.map(\.count).max() ?? 1)
    let rows = bars.map { bar -> HTML in
      """
      <tr><th scope="row" dir="auto">\(bar.label)</th><td>\
      <i style="width:\(max(0, bar.count) * 100 / largest)%"></i></td><td>\(bar.count)</td></tr>
      """
    }
    return "<table><caption>\(title)</caption><tbody>\(rows)</tbody></table>\n"
  }
}
