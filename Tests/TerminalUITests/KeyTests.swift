import AppNavigation
import SampleRecords
import Testing

@testable import TerminalUI

/// Keys, their names, and the table of what they do.
struct KeyTests {
  @Test(
    "a key is written as it is read",
    arguments: [
      ("q", Key("q")), ("G", Key("G")), ("ctrl-p", Key(.character("p"), .control)),
      ("shift-tab", Key(.tab, .shift)), ("alt-enter", Key(.enter, .alt)), ("esc", Key(.escape)),
      ("space", Key(" ")), ("f12", Key(.function(12))), ("-", Key("-")), ("ü", Key("ü")),
    ])
  func names(text: String, key: Key) {
    #expect(Key(text) == key)
    #expect(key.description == text)
  }

  @Test("what is no key is none", arguments: ["", "ctrl-", "f0", "f99", "hyper-x", "ab"])
  func wrong(text: String) { #expect(Key(text) == nil) }

  @Test("each command has a key, and each key one command")
  func usual() {
    let all = KeyMap.usual.values.flatMap { $0 }
    #expect(Set(all).count == all.count)
    #expect(Set(KeyMap.usual.keys) == Set(Command.allCases))
    let map = KeyMap()
    for (command, keys) in KeyMap.usual { #expect(keys.allSatisfy { map[$0] == command }) }
  }

  @Test("a command gets other keys in place of its own, and nothing else has them any more")
  func rebound() throws {
    let map = try KeyMap(bindings: ["quit=ctrl-q", "quit=f12", "home=q"])
    #expect(map[Key(.character("q"), .control)] == .quit)
    #expect(map[Key(.function(12))] == .quit)
    #expect(map["q"] == .home)
    #expect(map["1"] == nil)
    #expect(map["2"] == .crates)
    #expect(map.shown(.quit) == "ctrl-q")
    #expect(try KeyMap(bindings: []) == KeyMap())
  }

  @Test("what names no command or no key is told", arguments: ["quti=q", "quit=qq", "quit", "=q"])
  func faults(binding: String) {
    #expect(throws: KeyMap.Fault(binding: binding)) {
      try KeyMap(bindings: ["home=f5", binding])
    }
  }

  @Test("on no screen has a key two meanings", arguments: Samples.routes.indices)
  func actions(index: Int) async throws {
    let factory = ScreenFactory(library: Samples.library)
    let keys = try await factory.screen(for: Samples.routes[index]).actions.compactMap(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.allSatisfy { KeyMap()[$0] == nil })
  }
}
