import Problems
import Scanning

/// One HTML page about many photos, without other files. It is written piece by piece: only counts
/// and the releases that were seen are in memory.
///
/// The parts at the top of the page that are known only at the end come last in the file; the style
/// sheet moves them up.
public struct HTMLReport: Sendable {
  private let head: ReportHead
  private let link: PhotoLink?
  private let wording: RemedyWording
  private var tally = ReportTally()

  /// - Parameters:
  ///   - title: what the page is about, such as the name of the folder.
  ///   - date: as text; nil for none, so that the same photos always give the same bytes.
  ///   - folder: the folder of the page; nil to link no photos.
  ///   - workingFolder: the folder that names of photos are relative to, absolute.
  ///   - wording: says what to do about a problem.
  public init(
    title: String, date: String? = nil, folder: String? = nil, workingFolder: String = "/",
    wording: RemedyWording = .reasonsOnly
  ) {
    self.wording = wording
    head = ReportHead(title: title, date: date)
    link = folder.map { PhotoLink(pageFolder: $0, workingFolder: workingFolder) }
  }

  /// The page before the first record.
  public func header() -> String { head.html.text }

  /// The text of one record.
  ///
  /// - Parameters:
  ///   - photos: all photos of the record; the text is empty if there are none.
  ///   - cover: of the pressing; nil for none.
  public mutating func text(of photos: [ReportPhoto], cover: Thumbnail? = nil) -> String {
    let article = RecordArticle(
      photos: photos, number: tally.articleCount + 1, cover: cover, link: link, wording: wording)
    tally.add(article)
    return article.html.text
  }

  /// The page after the last record.
  ///
  /// - Parameter questions: records whose photos may show a second copy.
  public func footer(questions: [KeptRecord] = []) -> String {
    let summary = ReportSummary(tally: tally, wording: wording)
    let copies = section(
      "copies", "A second copy?",
      """
      <p>These photos were added to copies that have photos already.</p>\
      <ul>\(questions.map { $0.html(link, wording) })</ul>
      """)
    let insights = tally.insightsReport.map { report in
      section("insights", "Insights", "<div>\(report.html)</div>")
    }
    let page: HTML = """
      \(summary.headings)</main>
      \(summary.html)\(questions.isEmpty ? .empty : copies)\(insights ?? .empty)<footer>Made by VinylCrate\(notices)</footer>
      \(ReportHelp(groupCount: summary.groups.count).html)<script>\(ReportScript.html)</script>
      </body>
      </html>

      """
    return page.text
  }

  /// What the sources of what is shown want to be said.
  private var notices: HTML {
    tally.sources.map { source in
      "<p>\(source.notice) <a href=\"\(source.address)\">\(source.address)</a></p>" as HTML
    }.reduce(.empty, +)
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

extension KeptRecord {
  /// The record with its photo, and how to say that it is a second copy, as a line of a list.
  func html(_ link: PhotoLink?, _ wording: RemedyWording) -> HTML {
    let name: HTML =
      link.map { "<a href=\"\($0.reference(to: photo))\">\(photo.description)</a>" }
      ?? "\(photo.description)"
    return """
      <li><span dir="auto">\(scan.copy.release.recordLine)</span><ul><li>\(name) \
      \(wording.code(for: .addCopy(photo: ShellWord(photo).text)))</li></ul></li>

      """
  }
}
