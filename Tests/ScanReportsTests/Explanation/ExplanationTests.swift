import BarcodeReading
import Files
import Imaging
import TestSupport
import Testing

@testable import ScanReports
@testable import Scanning

/// What is said of the reader's stages.
struct ExplanationTests {
  private func explained(_ outcome: ScanOutcome, _ picture: GrayPicture) -> ScanOutcome {
    var trace: ReaderTrace? = ReaderTrace()
    _ = BarcodeReader().read(
      LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels),
      trace: &trace)
    var outcome = outcome
    outcome.trace = trace
    return outcome
  }

  private var read: ScanOutcome {
    explained(
      SampleOutcome.read(releases: [SampleOutcome.record]),
      SymbolRenderer().picture(of: .ean13("5012394144777")))
  }

  private var blank: ScanOutcome {
    explained(
      SampleOutcome.failed(PhotoPath("a.jpg"), .unread(.noBarsSeen)),
      GrayPicture(width: 200, height: 150))
  }

  @Test("branches are drawn with strokes, those of branches below them")
  func tree() {
    let tree = TextTree(
      text: "a",
      branches: [
        TextTree(text: "b", branches: [TextTree(text: "c"), TextTree(text: "d")]),
        TextTree(text: "e", branches: [TextTree(text: "f")]),
      ])
    #expect(tree.lines == ["a", "├─ b", "│  ├─ c", "│  └─ d", "└─ e", "   └─ f"])
    #expect(TextTree(text: "alone").lines == ["alone"])
  }

  @Test("text tells the place, what zbar read there, the claim and the verdict")
  func text() throws {
    var printer = OutcomeFormat.text.printer(
      on: TextPage(width: nil, hasColor: false, wording: .tests))
    let lines = printer.text(of: read).split(separator: "\n").map {
      $0.trimmingPrefix { $0 == " " }
    }
    let start = try #require(lines.firstIndex(of: "how it was read"))
    let tree = lines[(start + 1)...]
    #expect(
      tree.first?.contains(/^├─ \d+ edges at \(\d+, \d+\), \d+ × \d+ pixels, turned by -?\d+°$/)
        == true)
    #expect(
      tree.contains { $0.contains("zbar, 3.5 samples") && $0.contains("5012394144777 (EAN-13, ") })
    #expect(
      tree.contains { $0.contains("claim 5012394144777 (EAN-13, ") && $0.contains(": believed") })
    #expect(tree.last == "└─ verdict: 5012394144777")
    let blankText = printer.text(of: blank)
    #expect(blankText.contains("├─ no place looks like bars\n"))
    #expect(blankText.contains("└─ verdict: no bars seen: "))
  }

  @Test("nothing is said where nothing was asked for")
  func silent() {
    var (text, json) = (
      OutcomeFormat.text.printer(on: TextPage(width: nil, hasColor: false, wording: .tests)),
      OutcomeFormat.jsonl.printer(on: TextPage(width: nil, hasColor: false, wording: .tests))
    )
    var outcome = read
    outcome.trace = nil
    #expect(!text.text(of: outcome).contains("how it was read"))
    #expect(!json.text(of: outcome).contains("explanation"))
  }

  @Test("in JSON it is the last key, and the rest is as without it")
  func json() throws {
    var outcome = read
    outcome.duration = .milliseconds(5)
    let text = JSONWriter.text(of: outcome.json(.tests))
    outcome.trace = nil
    let plain = JSONWriter.text(of: outcome.json(.tests))
    #expect(plain.hasSuffix("\"ms\":5}"))
    #expect(
      text.hasPrefix(plain.dropLast() + ",\"explanation\":{\"regions\":[{\"fate\":\"examined\","))
    #expect(text.contains("\"wholePicture\":null,\"claims\":[{\"text\":\"5012394144777\","))
    #expect(
      JSONWriter.text(of: blank.json(.tests)).hasSuffix(
        "\"explanation\":{\"regions\":[],\"wholePicture\":[],\"claims\":[]}}"))
  }

  @Test(
    "numbers have as many decimals as they need",
    arguments: [
      (0.0, 2, "0"), (1.5, 0, "2"), (-0.04, 1, "0"), (-3.25, 2, "-3.25"), (0.05, 3, "0.05"),
      (7.1, 3, "7.1"), (1000.0004, 3, "1000"), (.infinity, 1, "∞"), (-.infinity, 1, "-∞"),
      (.nan, 1, "?"),
    ])
  func decimals(number: Double, places: Int, text: String) {
    #expect(number.text(places: places) == text)
  }

  @Test("a figure that is no finite number is null in JSON")
  func notFinite() {
    #expect(JSONWriter.text(of: .figure(.infinity)) == "null")
    #expect(JSONWriter.text(of: .figure(nil)) == "null")
    #expect(JSONWriter.text(of: .figure(0.0314)) == "0.031")
  }
}
