import Testing

@testable import ScanReports

/// What is put into markup as text.
struct HTMLTests {
  @Test("text can become neither a tag nor the end of an attribute")
  func escaping() {
    let text = #"<b a="1" b='2'>&amp;</b>"#
    let page: HTML = "<p title=\"\(text)\">\(text)</p>"
    let escaped = "&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;"
    #expect(page.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("a mark behind a sign does not hide the sign")
  func combiningMarks() {
    #expect(
      ("\("<\u{301}\"\u{301}>\u{200D}")" as HTML).text == "&lt;\u{301}&quot;\u{301}&gt;\u{200D}")
  }

  @Test(
    "what would turn or break a line of writing is shown as U+FFFD",
    arguments: ["\u{0}", "\n", "\r", "\u{1B}", "\u{85}", "\u{202E}", "\u{2066}", "\u{2028}"])
  func controls(control: String) {
    #expect(("\("a" + control + "b")" as HTML).text == "a\u{FFFD}b")
  }

  @Test("markup in markup stays as it is")
  func nesting() {
    let part: HTML = "<i>\("&")</i>"
    #expect(
      ("<p>\(part)\([part, part])\(7)</p>" as HTML).text
        == "<p><i>&amp;</i><i>&amp;</i><i>&amp;</i>7</p>")
  }
}
