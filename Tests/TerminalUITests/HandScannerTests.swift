import Barcodes
import Files
import Links
import SampleRecords
import Scanning
import Testing

@testable import TerminalUI

/// A barcode from a hand scanner while something is open over the list, where digits are keys.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct HandScannerTests {
  private let walk: WalkingApp

  init() async throws {
    walk = try await WalkingApp()
    await walk.settle()
    walk.app.perform(Command.scan)
    await walk.settle()
    let row = ScannerRow(
      path: PhotoPath("a.jpg"), status: .resolved, words: "Dub", match: Match(Samples.dub))
    walk.app.state.scanner.take(.outcome(row))
    walk.app.state.scanner.panel = .filing(filing)
  }

  private var filing: RecordFiling {
    RecordFiling(row: 0, release: Samples.dub, copy: nil, owned: [], crates: [])
  }

  private func type(_ text: String, _ end: Key.Name...) {
    for name in text.map(Key.Name.character) + end { walk.app.take(.key(Key(name))) }
  }

  @Test("it is looked up, and grades nothing")
  func filing() async throws {
    type(Samples.single.shortestDigits, .enter)
    while walk.app.navigator.state.sheet != nil { await Task.yield() }
    guard case .albumDetail(let release, _) = walk.app.navigator.state.frontRoute else {
      Issue.record("\(String(describing: walk.app.navigator.state.frontRoute)) is in front")
      return
    }
    #expect(release.id == Samples.dub.id)
    #expect(walk.app.state.scanner.panel == nil)
    #expect(walk.app.state.notice == nil)
  }

  @Test("one that was not read well is refused")
  func wrong() {
    let digits = Samples.single.shortestDigits
    type(digits.dropLast() + (digits.last == "0" ? "1" : "0"), .enter)
    #expect(walk.app.state.notice?.text.contains("the check digit does not fit") == true)
    #expect(walk.app.state.scanner.panel == .filing(filing))
  }

  @Test("digits that are typed by hand are keys, with the one after them or after a moment")
  func typed() async {
    // There is no copy to be graded, which is said.
    let said = Notice.failed("it is not in your collection any more")
    type("3")
    #expect(walk.app.state.notice == nil)
    while walk.app.state.notice != said { await Task.yield() }
    type("3", .character("m"))
    #expect(walk.app.state.notice == said)
    #expect(walk.app.handScanner.keys.isEmpty)
  }

  @Test("with the photo large no digit is lost")
  func large() {
    walk.app.state.scanner.panel = nil
    walk.app.state.scanner.isPictureLarge = true
    type("501")
    #expect(!walk.app.state.scanner.isPictureLarge)
    #expect(walk.app.state.scanner.text == "501")
  }

  @Test("among the files it finds no name, and is looked up")
  func files() async {
    var browser = FileBrowser(PhotoPath("/records"))
    browser.show([.photo(PhotoPath("/records/a.jpg"))])
    walk.app.state.scanner.panel = .files(browser)
    type(Samples.single.shortestDigits, .enter)
    while walk.app.navigator.state.sheet != nil { await Task.yield() }
    #expect(walk.app.state.scanner.panel == nil)
  }

  @Test("a question mark is help, where nothing is typed")
  func help() {
    type("?")
    #expect(walk.app.state.overlay == .help(top: 0))
    type("", .escape, .escape)
    #expect(walk.app.state.scanner.panel == nil)
    type("?")
    #expect(walk.app.state.overlay == .help(top: 0))
    type("", .escape)
    type("a?")
    #expect(walk.app.state.overlay == nil && walk.app.state.scanner.text == "a?")
  }
}
