import Foundation
import TestSupport
import Testing

/// The profile: catalogues, settings and the terminal.
@Suite(
  .enabled(if: AppTerminal.isAvailable, "there is no tmux"), .timeLimit(.minutes(20)), .serialized)
struct AppProfileTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.skipWelcome()
  }

  private func open(_ environment: String = "") async throws -> AppTerminal {
    let terminal = try AppTerminal(program, environment: environment)
    try await terminal.open()
    try terminal.press("p")
    try await terminal.see("Catalogues", "75 releases", "part of the program")
    return terminal
  }

  @Test("a dump is imported in the app, and answers the search without a restart")
  func imported() async throws {
    let dump = program.folder.path("discogs_20261101_releases.xml")
    try program.folder.write(
      DumpText.releases(DumpText.few), to: "discogs_20261101_releases.xml")
    let terminal = try await open()
    try terminal.press("i")
    try await terminal.see("path of a dump")
    try terminal.paste(dump)
    try terminal.press("Enter")
    try await terminal.see(
      "imported 4 releases of discogs of 2026-11-01", "discogs of 2026-11-01, 4 releases")
    try terminal.press("Escape")
    try await terminal.see("No records yet")
    try terminal.press("5")
    try await terminal.see("words or barcode")
    try terminal.type("laughing stock")
    try await terminal.see("Catalogue: 1 record", "Laughing Stock")
    #expect(try program.text("catalog", "list").contains("discogs"))
    try terminal.press("C-u")
    try terminal.press("C-p")
    try terminal.type("profile")
    try terminal.press("Enter")
    try await terminal.see("last import", "imported 4 releases")
    try terminal.press("i")
    try terminal.type("nowhere.xml")
    try terminal.press("Enter")
    try await terminal.see("nowhere.xml: no such file")
  }

  @Test("an import that runs is seen everywhere, asks before the app ends, and can be stopped")
  func stopped() async throws {
    // A pipe holds the import where it is.
    let pipe = program.folder.path("dump")
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = try FileHandle(forUpdating: URL(filePath: pipe))
    try writer.write(contentsOf: Data("<releases>\n".utf8))
    let terminal = try await open()
    try terminal.press("i")
    try terminal.type(pipe)
    try terminal.press("Enter")
    try await terminal.see("import …", "importing")
    try terminal.press("Escape")
    try await terminal.see("No records yet", "import …")
    try terminal.press("q")
    try await terminal.see("A catalogue is being imported")
    try terminal.press("Escape")
    try await terminal.seeNo("A catalogue is being imported")
    try terminal.press("p")
    try await terminal.see("importing")
    try terminal.press("x")
    try await terminal.see("Stop the import?")
    try terminal.press("Down", "Enter")
    try await terminal.see("stopping")
    let rest = DumpText.releases(DumpText.few).dropFirst("<releases>\n".utf8.count)
    try writer.write(contentsOf: Data(rest))
    try writer.close()
    try await terminal.see("the import is stopped, the catalogue is as it was")
    #expect(try !program.text("catalog", "info").contains("discogs"))
    try terminal.press("Escape")
    try await terminal.see("No records yet")
    try terminal.press("q")
    try await terminal.seeNo("1 Home")
  }

  @Test("settings are changed in place as config sets them, and a wrong value is refused")
  func settings() async throws {
    let terminal = try await open("NO_COLOR=1")
    try terminal.press("End", "End")
    try await terminal.see("Terminal", "none: $NO_COLOR is set")
    try await change("theme", terminal)
    try terminal.type("light")
    try terminal.press("Enter")
    try await terminal.see("set theme to light")
    #expect(try program.text("config", "get", "theme") == "light\n")

    try await change("countries", terminal)
    try terminal.type("XX1")
    try terminal.press("Enter")
    try await terminal.see("countries must be codes of countries", "XX1")
    try terminal.press("BSpace", "BSpace", "BSpace")
    try terminal.type("gb,jm")
    try terminal.press("Enter")
    try await terminal.see("set countries to GB,JM", "config.toml, line 2")
    #expect(try program.text("config", "get", "countries") == "GB,JM\n")
  }

  private func change(_ name: String, _ terminal: AppTerminal) async throws {
    try terminal.press("C-p")
    try terminal.type("change \(name)")
    try await terminal.see("Change \(name)")
    try terminal.press("Enter")
    try await terminal.see("\(name): ")
  }

  @Test("a light terminal that says so is drawn for, unless the setting says otherwise")
  func background() async throws {
    let terminal = try AppTerminal(program)
    try terminal.tmux("set -g window-style bg=#fdf6e3")
    try await terminal.open()
    try terminal.press("p")
    try await terminal.see("Catalogues")
    try terminal.press("End", "End")
    try await terminal.see("background", "light", "as the terminal answers")
    try terminal.press("Escape")
    try await terminal.see("No records yet")
    try terminal.press("q")
    try await terminal.seeNo("1 Home")
    #expect(try program.run(["config", "set", "theme", "dark"]).exitCode == 0)
    let again = try AppTerminal(program)
    try again.tmux("set -g window-style bg=#fdf6e3")
    try await again.open()
    try again.press("p")
    try await again.see("Catalogues")
    try again.press("End", "End")
    try await again.see("background", "dark", "by the setting theme")
  }
}
