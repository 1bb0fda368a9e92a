import Testing

@testable import TerminalUI

/// What a terminal says of its background.
struct TerminalColorTests {
  @Test(
    "colours are read in every length that terminals write",
    arguments: [
      ("rgb:ffff/ffff/ffff", true), ("rgb:0000/0000/0000", false), ("rgb:ff/ff/ff", true),
      ("rgb:f/f/f", true), ("rgba:1e1e/1e1e/2e2e/ffff", false), ("#ffffff", true),
      ("#1d1f21", false), ("#fff", true), ("#000000000fff", false), ("rgb:fdfd/f6f6/e3e3", true),
      // As bright as each other to the eye they are not.
      ("rgb:0000/ffff/0000", true), ("rgb:0000/0000/ffff", false), ("rgb:ffff/0000/0000", false),
    ])
  func brightness(text: String, isLight: Bool) throws {
    #expect(try #require(TerminalColor(text)).isLight == isLight)
  }

  @Test(
    "what is no colour is none",
    arguments: [
      "", "?", "rgb:", "rgb:ff/ff", "rgb:fffff/ff/ff", "rgb:gg/00/00", "rgb:+f/00/00", "#ffff",
      "#", "white", "rgb:ff//ff",
    ])
  func none(text: String) {
    #expect(TerminalColor(text) == nil)
  }

  @Test("an answer decides where the user says nothing, also against the environment")
  func answer() throws {
    let white = try #require(TerminalColor("#ffffff"))
    for source in [Appearance.Source.assumed, .environment("COLORFGBG")] {
      var appearance = Appearance(.dark, from: source)
      #expect(appearance.theme == .colored)
      appearance.take(white)
      #expect(appearance.theme == .coloredOnLight)
      #expect(appearance.source == .terminal)
    }
    var set = Appearance(.dark, from: .setting)
    set.take(white)
    #expect(set == Appearance(.dark, from: .setting))
  }

  @Test("without colours the background changes nothing that is drawn")
  func withoutColors() throws {
    var appearance = Appearance(reasonForNoColors: "NO_COLOR is set")
    appearance.take(try #require(TerminalColor("#ffffff")))
    #expect(appearance.theme == Theme())
  }
}
