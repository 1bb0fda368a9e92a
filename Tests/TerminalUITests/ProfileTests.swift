import AppNavigation
import Files
import Foundation
import Links
import Navigation
import Problems
import SampleRecords
import Synchronization
import Testing

@testable import TerminalUI

/// The profile: what it shows, and what can be done there.
@MainActor
struct ProfileTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// What was set, and the dumps that were imported.
  private final class Asked: Sendable {
    let changes = Mutex<[String: String?]>([:])
    let (released, release) = AsyncStream.makeStream(of: Void.self)
  }

  private nonisolated static var details: ProfileDetails {
    var details = ProfileDetails()
    details.catalogues = [
      ProfileCatalogue(
        name: "discogs of 2026-11-01", releases: 4, source: "Discogs data, CC0",
        file: "/data/discogs.sqlite")
    ]
    details.preferences = [
      ProfilePreference(
        name: "theme", value: nil, place: nil, choices: ["dark", "light"], requirement: "one"),
      ProfilePreference(
        name: "countries", value: "GB", place: "config.toml, line 3", choices: [],
        requirement: "codes of countries"),
    ]
    details.settingsFile = "/home/config.toml"
    return details
  }

  private nonisolated static func services(_ asked: Asked) -> ProfileServices {
    ProfileServices(
      details: { details },
      change: { name, value in
        guard value != "xx1" else { throw Refusal(description: "countries must be codes") }
        asked.changes.withLock { $0[name] = value }
        let appearance: Appearance? =
          switch name {
          case "theme": Appearance(.light, from: .setting)
          case "color": Appearance(reasonForNoColors: value == "never" ? "the setting color" : nil)
          default: nil
          }
        return PreferenceChange("set \(name)", appearance: appearance)
      },
      importDump: { dump, tell in
        guard dump.name != "broken.xml" else { throw Refusal(description: "no dump") }
        tell(.reading(releases: 12, bytes: 40, total: 100))
        for await _ in asked.released { return "imported 12 releases" }
        throw CancellationError()
      })
  }

  private func open(_ asked: Asked = Asked()) async throws -> WalkingApp {
    let walk = try await WalkingApp(profile: Self.services(asked))
    walk.app.resize(to: (80, 24))
    await walk.settle()
    press("p", walk)
    await until(walk) { $0.text.contains("Profile") && $0.text.contains("records") }
    return walk
  }

  private func press(_ key: Key, _ walk: WalkingApp) { walk.app.take(.key(key)) }

  private func type(_ text: String, _ walk: WalkingApp) {
    for character in text { press(Key(.character(character)), walk) }
  }

  /// Lets the app go on until its frame is as expected.
  private func until(
    _ walk: WalkingApp, sourceLocation: SourceLocation = #_sourceLocation,
    _ isSeen: (Frame) -> Bool
  ) async {
    for _ in 0..<100_000 {
      if isSeen(Frame(walk.app.state)) { return }
      await Task.yield()
    }
    Issue.record("\(Frame(walk.app.state).text)", sourceLocation: sourceLocation)
  }

  /// Puts the cursor on the row of a fact.
  private func select(_ label: String, _ walk: WalkingApp) throws {
    let page = walk.app.state.page
    let row = (0..<page.rows.count).first { position in
      if case .fact(let fact) = page.rows[position] { fact.label == label } else { false }
    }
    #expect(walk.app.state.page.select(try #require(row)))
  }

  @Test("catalogues, settings with their place, and the terminal are seen at 80 by 24")
  func shown() async throws {
    let walk = try await open()
    var text = Frame(walk.app.state).text
    for _ in 0..<2 { press(Key(.end), walk) }
    text += Frame(walk.app.state).text
    let seen = [
      "Catalogues", "discogs of 2026-11-01, 4 releases", "Discogs data, CC0",
      "/data/discogs.sqlite", "a dump of Discogs or MusicBrainz ›", "Preferences", "theme",
      "not set ›", "default", "GB ›", "config.toml, line 3", "Terminal", "80 by 24 cells",
      "16: TERM is not set", "assumed: nobody says", "half blocks",
    ]
    for words in seen { #expect(text.contains(words), "\(words) in \(text)") }
  }

  @Test("a setting is chosen from its values, and the look follows at once")
  func theme() async throws {
    let asked = Asked()
    let walk = try await open(asked)
    #expect(walk.app.state.theme == .colored)
    try select("theme", walk)
    press(Key(.enter), walk)
    type("li", walk)
    press(Key(.enter), walk)
    #expect(asked.changes.withLock { $0["theme"] } == "light")
    #expect(walk.app.state.theme == .coloredOnLight)
    #expect(walk.app.state.notice == .done("set theme"))
  }

  @Test("photos lose their colours with all else, and get them back as the terminal draws them")
  func pictures() async throws {
    let app = try await open().app
    var style: PictureStyle { app.state.pictures.look.wanted }
    #expect(style == .symbols)
    app.change(preference: "color", to: "never")
    #expect(style == .letters)
    app.drawPictures(as: .kitty)
    #expect(style == .letters)
    app.change(preference: "color", to: nil)
    #expect(style == .kitty)
  }

  @Test("a wrong value is refused in words, and stays to be corrected")
  func refused() async throws {
    let asked = Asked()
    let walk = try await open(asked)
    try select("countries", walk)
    press(Key(.enter), walk)
    press(Key(.backspace), walk)
    press(Key(.backspace), walk)
    type("xx1", walk)
    press(Key(.enter), walk)
    #expect(walk.app.state.notice == .failed("countries must be codes"))
    #expect(Frame(walk.app.state).text.contains("xx1"))
    for _ in 0..<3 { press(Key(.backspace), walk) }
    press(Key(.enter), walk)
    #expect(asked.changes.withLock { $0["countries"] } == .some(nil))
    #expect(walk.app.state.overlay == nil)
  }

  @Test("an import goes on beside the app, and its end is said wherever the user is")
  func imported() async throws {
    let asked = Asked()
    let walk = try await open(asked)
    press("i", walk)
    walk.app.take(.pasted("'/dumps/releases 1.xml'\n"))
    press(Key(.enter), walk)
    await until(walk) { $0.text.contains("releases 1.xml: 12 releases, 40 %") }
    press(Key(.escape), walk)
    press("2", walk)
    await until(walk) { $0.text.contains("import 40%") }
    press("q", walk)
    #expect(Frame(walk.app.state).text.contains("A catalogue is being imported"))
    press(Key(.escape), walk)
    asked.release.yield()
    await until(walk) { $0.text.contains("imported 12 releases") }
    press("p", walk)
    await until(walk) { $0.text.contains("releases 1.xml: imported 12 releases") }
    #expect(walk.app.imports == nil)
  }

  @Test("an import is stopped after a question")
  func stopped() async throws {
    let walk = try await open()
    press("i", walk)
    type("/dumps/all.xml", walk)
    press(Key(.enter), walk)
    await until(walk) { $0.text.contains("all.xml: 12 releases") }
    press("x", walk)
    press(Key(.down), walk)
    press(Key(.enter), walk)
    await until(walk) { $0.text.contains("the import is stopped, the catalogue is as it was") }
    #expect(walk.app.state.importing?.isRunning == false)
  }

  @Test("what is no dump is said in words, and stays in the profile")
  func fault() async throws {
    let walk = try await open()
    press("i", walk)
    type("broken.xml", walk)
    press(Key(.enter), walk)
    await until(walk) { $0.text.contains("broken.xml: no dump") }
    #expect(walk.app.state.notice == .failed("no dump"))
  }
}
