import Problems
import Scanning
import Text

/// The parts at the top of the page that are known only at the end: the count, the filters, and the
/// headings of the groups.
struct ReportSummary {
  let tally: ReportTally
  /// Says what may be done next.
  let wording: RemedyWording

  /// The headings of the groups, in the file after the records.
  var headings: HTML {
    guard tally.articleCount > 0 else { return "<p class=\"nothing\">There were no photos.</p>\n" }
    let headings = ScanStatus.reportOrder.filter { tally.count(of: $0) > 0 }.map { status -> HTML in
      """
      <div class="group \(status.rawValue)"><h2>\(status.reportTitle) \
      <span class="count">\(tally.count(of: status))</span></h2><p>\(status.reportAdvice(wording))</p></div>

      """
    }
    return headings.reduce(.empty, +)
  }

  /// The count and the filters, in the file after the records.
  var html: HTML {
    """
    <section class="summary" aria-label="Summary">
    <p class="headline"><strong>\(tally.namedCount)</strong> \
    \(tally.namedCount.form(of: "record")) named</p>
    <p class="rest">in \(tally.photoCount.counted("photo"))\(rest)</p>
    <div class="bar" aria-hidden="true">\(bar)</div>
    </section>
    <nav class="tools" aria-label="Show">
    <fieldset class="tabs"><legend>Show</legend>\(tabs)</fieldset>
    <search hidden><label for="search">Search</label>\
    <input type="search" id="search" placeholder="Artist, title, number, file" \
    autocomplete="off" spellcheck="false" aria-keyshortcuts="/"></search>
    <button type="button" id="help-button" aria-keyshortcuts="?" aria-label="Keys" hidden>?</button>
    <p id="shown" role="status"></p>
    </nav>

    """
  }

  private var rest: HTML {
    switch tally.openCount {
    case 0: tally.articleCount == 0 ? "." : ", and nothing left to do."
    case 1: " · <strong>1</strong> needs you"
    case let count: " · <strong>\(count)</strong> need you"
    }
  }

  private var bar: [HTML] {
    ScanStatus.reportOrder.reversed().filter { tally.count(of: $0) > 0 }.map { status in
      "<i class=\"\(status.rawValue)\" style=\"flex-grow:\(tally.count(of: status))\"></i>"
    }
  }

  /// The groups that have a tab. Failed look-ups are rare: they have one only if there are some.
  var groups: [ScanStatus] {
    ScanStatus.reportOrder.filter { $0 != .failed || tally.count(of: $0) > 0 }
  }

  private var tabs: HTML {
    let all = tab("all", "All", count: tally.articleCount, key: 0, isChosen: true)
    return groups.enumerated().map { index, status in
      tab(status.rawValue, status.reportTitle, count: tally.count(of: status), key: index + 1)
    }.reduce(all, +)
  }

  private func tab(
    _ id: String, _ title: String, count: Int, key: Int, isChosen: Bool = false
  ) -> HTML {
    let state: HTML = isChosen ? " checked" : count == 0 ? " disabled" : .empty
    return """
      <label class="tab \(id)"><input type="radio" name="show" id="show-\(id)" value="\(id)" \
      aria-keyshortcuts="\(key)"\(state)><span>\(title) <b>\(count)</b></span></label>
      """
  }
}
