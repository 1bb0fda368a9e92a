import AppNavigation
import Links
import Navigation
import SampleRecords
import Testing

@testable import TerminalUI

/// An import of a catalogue, from states to cells.
struct ImportStateTests {
  private func running(_ progress: ImportProgress? = nil) -> ImportState {
    var state = ImportState(of: "releases.xml.gz")
    if let progress { state.take(progress, after: .seconds(30)) }
    return state
  }

  @Test("how far it is, and how long it still takes, by the share of the file")
  func progress() {
    #expect(running().summary == ProfileImport("releases.xml.gz: opening", isRunning: true))
    let half = running(.reading(releases: 1200, bytes: 25, total: 100))
    #expect(half.summary.words == "releases.xml.gz: 1200 releases, 25 %, 2 min left")
    #expect(half.badge == "import 25%")
    #expect(half.shortBadge == "25%")
    let pipe = running(.reading(releases: 1, bytes: 25, total: nil))
    #expect(pipe.summary.words == "releases.xml.gz: 1 release")
    #expect(pipe.badge == "import …")
    let last = running(.finishing("indexing words"))
    #expect(last.summary.words == "releases.xml.gz: indexing words")
    #expect(last.isFinishing)
  }

  @Test("how it ended stays, without a badge")
  func end() {
    var state = running(.reading(releases: 1200, bytes: 25, total: 100))
    state.stop()
    #expect(state.badge == "stopping")
    #expect(state.summary == ProfileImport("releases.xml.gz: stopping", isRunning: true))
    state.end("stopped")
    #expect(state.badge == nil)
    #expect(state.summary == ProfileImport("releases.xml.gz: stopped", isRunning: false))
  }

  @Test("the tab bar shows it beside the scan, or one of the two where there is little room")
  func badge() {
    var state = AppState(width: 80, height: 24)
    state.importing = running(.reading(releases: 1200, bytes: 25, total: 100))
    #expect(Frame(state).text.split(separator: "\n")[0].hasSuffix("  import 25%"))
    state.scanner.begin()
    #expect(Frame(state).text.split(separator: "\n")[0].hasSuffix("  import 25%  scanning 0"))
    state.width = 40
    #expect(state.badge == "…")
    state.scanner.take(.ended(problem: nil))
    #expect(state.badge == "25%")
  }
}
