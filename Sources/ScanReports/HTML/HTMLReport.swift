import Problems
import Scanning

/// One HTML page about many photos, complete in itself, given out piece by piece: however many photos
/// there are, only counts are held, and which releases were seen.
///
/// What stands on top of the page but is known only at the end comes last in the file; the style
/// sheet puts it in its place.
public struct HTMLReport: Sendable {
  private let head: ReportHead
  private let link: PhotoLink?
  private let wording: RemedyWording
  private var tally = ReportTally()

  /// - Parameters:
  ///   - title: what the page is about, such as the name of the folder.
  ///   - date: as it is to be read; without one the same photos give the same bytes at any time.
  ///   - folder: where the page will stand; nil to link no photos.
  ///   - workingFolder: the folder that names of photos are seen from, absolute.
  ///   - wording: says what to do about a problem.
  public init(
    title: String, date: String? = nil, folder: String? = nil, workingFolder: String = "/",
    wording: RemedyWording = .reasonsOnly
  ) {
    self.wording = wording
    head = ReportHead(title: title, date: date)
    link = folder.map { PhotoLink(pageFolder: $0, workingFolder: workingFolder) }
  }

  /// What stands before the first record.
  public func header() -> String { head.html.text }

  /// The text of one record.
  ///
  /// - Parameter photos: all that there are of it; nothing is written where there are none.
  public mutating func text(of photos: [ReportPhoto]) -> String {
    let article = RecordArticle(
      photos: photos, number: tally.articleCount + 1, link: link, wording: wording)
    tally.add(article)
    return article.html.text
  }

  /// What stands behind the last record.
  ///
  /// - Parameter repeated: barcodes that several records show.
  public func footer(repeated: [RepeatedBarcode] = []) -> String {
    let summary = ReportSummary(tally: tally)
    let copies = section(
      "copies", "The same barcode again",
      "<p>Two copies, or one record taken twice?</p><ul>\(repeated.map { $0.html(link) })</ul>")
    let insights = tally.insightsReport.map { report in
      section("insights", "Insights", "<div>\(report.html)</div>")
    }
    let page: HTML = """
      \(summary.headings)</main>
      \(summary.html)\(repeated.isEmpty ? .empty : copies)\(insights ?? .empty)<footer>Made by VinylCrate</footer>
      \(ReportHelp.html)<script>\(ReportScript.html)</script>
      </body>
      </html>

      """
    return page.text
  }

  private func section(_ name: String, _ title: String, _ content: HTML) -> HTML {
    """
    <section class="\(name)" aria-labelledby="\(name)-title">
    <h2 id="\(name)-title">\(title)</h2>
    \(content)
    </section>

    """
  }
}

extension RepeatedBarcode {
  /// The barcode and its photos, as a line of a list.
  func html(_ link: PhotoLink?) -> HTML {
    let names = photos.map { path -> HTML in
      guard let link else { return "<li>\(path.description)</li>" }
      return "<li><a href=\"\(link.reference(to: path))\">\(path.description)</a></li>"
    }
    return """
      <li><span class="digits">\(gtin.shortestDigits)</span><ul>\(names)</ul></li>

      """
  }
}
