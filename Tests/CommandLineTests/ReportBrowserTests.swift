import Foundation
import TestSupport
import Testing

/// The page of the sample photos in a browser.
@Suite(.enabled(if: Browser.isInstalled, "\(Browser.executable) is not installed"))
struct ReportBrowserTests {
  private let program: Program
  private let browser: Browser

  init() throws {
    program = try Program()
    browser = Browser(program: program)
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "SampleImages")
    try program.run(["batch", "--report", "report.html", samples.path])
  }

  /// What a script says, one line each, that has the page before it and these functions:
  /// `press(key)`, `type(text)`, `visible()` and `say(line)`.
  private func lines(_ script: String) throws -> [String] {
    let driver = """
      <!doctype html><meta charset="utf-8"><iframe id="frame" src="report.html" width="1200"
      height="900"></iframe><pre id="said"></pre><script>
      const say = (line) => { said.textContent += line + "\\n"; };
      frame.onload = () => {
        const page = frame.contentDocument;
        const view = frame.contentWindow;
        const press = (key) => page.activeElement.dispatchEvent(
          new view.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const type = (text) => {
          page.getElementById("search").value = text;
          page.getElementById("search").dispatchEvent(new view.Event("input"));
        };
        const visible = () => [...page.querySelectorAll("article")]
          .filter((article) => article.checkVisibility());
        try { \(script) } catch (error) { say(error); }
      };
      </script>
      """
    try program.folder.write(Array(driver.utf8), to: "driver.html")
    let result = try browser.load("driver.html")
    #expect(result.complaints.isEmpty, "\(result.complaints)")
    let said = result.document.components(separatedBy: "<pre id=\"said\">").last ?? ""
    return said.prefix { $0 != "<" }.split(separator: "\n").map(String.init)
  }

  @Test("it loads without a complaint, asks for nothing, and all pictures are pictures")
  func load() throws {
    let said = try lines(
      """
      say(view.performance.getEntriesByType("resource").filter((e) => !e.name.startsWith("data:"))
        .length);
      say([...page.images].every((image) => image.complete && image.naturalWidth > 100));
      say(page.images.length);
      """)
    #expect(said == ["0", "true", "15"])
  }

  @Test("the doubtful stand before the named, and the largest first of the unread")
  func order() throws {
    let said = try lines(
      """
      say(visible().map((article) => article.className).join(" "));
      say(visible().filter((article) => article.className === "unread")
        .map((article) => article.querySelector(".files small").textContent).join());
      const summary = page.querySelector(".summary").getBoundingClientRect();
      say(summary.bottom <= visible()[0].getBoundingClientRect().top);
      """)
    let named = [String](repeating: "resolved", count: 11).joined(separator: " ")
    #expect(said.first == "ambiguous unknown unread unread " + named)
    #expect(said.dropFirst() == ["2000 × 1600,2048 × 1536", "true"])
  }

  @Test("the page is in the same order without its script")
  func withoutScript() throws {
    let policy = "script-src 'none'"
    let page = try String(contentsOfFile: program.folder.path("report.html"), encoding: .utf8)
    let range = try #require(
      page.range(of: "script-src 'sha256-[^']*'", options: .regularExpression))
    try program.folder.write(
      Array(page.replacingCharacters(in: range, with: policy).utf8), to: "report.html")
    // The browser complains that it must not run the script, as it should.
    let driver = """
      <!doctype html><iframe id="frame" src="report.html" width="1200" height="900"></iframe>
      <pre id="said"></pre><script>frame.onload = () => {
        const top = (part) => frame.contentDocument.querySelector(part).getBoundingClientRect().top;
        const tops = ["h1", ".summary", ".tools", "div.ambiguous", "article.ambiguous",
          "div.unread", "article.unread", "div.resolved", "article.resolved", "footer"].map(top);
        said.textContent = tops.every((y, i) => i === 0 || y > tops[i - 1]);
      }</script>
      """
    try program.folder.write(Array(driver.utf8), to: "driver.html")
    let result = try browser.load("driver.html")
    #expect(result.document.contains("<pre id=\"said\">true</pre>"))
    #expect(result.complaints.contains { $0.contains("Content Security Policy") })
  }

  @Test("a group is shown by its tab, by its key and by a link to it")
  func filters() throws {
    let said = try lines(
      """
      const classes = () => visible().map((article) => article.className).join(" ");
      page.getElementById("show-unknown").click();
      say(classes());
      press("4");
      say(classes());
      press("3");
      say(classes());
      press("0");
      say(visible().length);
      view.location.hash = "#ambiguous";
      setTimeout(() => say(classes()), 100);
      """)
    #expect(said == ["unknown", "unread unread", "unread unread", "15", "ambiguous"])
  }

  @Test("a search finds words without their marks, and digits as they are typed")
  func search() throws {
    let said = try lines(
      """
      press("/");
      say(page.activeElement.id);
      type("steinbacker IMLEBN");
      say(visible().length);
      type("steinbacker leb");
      say(visible().map((article) => article.getAttribute("aria-label")).join());
      say(page.getElementById("shown").textContent);
      type("667209300210");
      say(visible().length);
      type("zzz");
      say(page.getElementById("shown").textContent);
      press("Escape");
      say(visible().length);
      """)
    #expect(
      said == [
        "search", "0", "Steinbäcker – Einmal Im Leb'n", "1 found", "1", "Nothing found", "15",
      ])
  }

  @Test("keys go from record to record, also by rows, and list themselves")
  func keys() throws {
    let said = try lines(
      """
      const place = () => visible().indexOf(page.activeElement);
      press("6");
      press("j");
      say(place());
      press("j");
      press("ArrowRight");
      say(place());
      press("k");
      say(place());
      const before = page.activeElement.getBoundingClientRect();
      press("ArrowDown");
      const after = page.activeElement.getBoundingClientRect();
      say(after.left === before.left && place() > 1);
      press("ArrowUp");
      say(place());
      press("?");
      say(page.getElementById("help").open);
      """)
    #expect(said == ["0", "2", "1", "true", "1", "true"])
  }
}
