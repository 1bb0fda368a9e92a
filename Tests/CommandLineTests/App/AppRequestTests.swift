import Foundation
import TestSupport
import Testing

/// What other programs ask of the app that is running.
@Suite(
  .enabled(if: AppTerminal.isAvailable, "there is no tmux"), .timeLimit(.minutes(20)), .serialized)
struct AppRequestTests {
  private let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("run"), withIntermediateDirectories: true)
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  private var environment: [String: String] { ["XDG_RUNTIME_DIR": program.folder.path("run")] }

  private func sockets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: program.folder.path("run"))
  }

  @Test("a link and photos that are named outside arrive in the running app")
  func running() async throws {
    let terminal = try AppTerminal(
      program, environment: "XDG_RUNTIME_DIR=\(program.folder.path("run").quotedForShell)")
    try program.skipWelcome()
    try await terminal.open("app")
    try await terminal.see("No records yet")

    let handed = "handed to the app that is running\n"
    let link = try program.run(
      ["app", "vinylcrate://search?barcode=5012394144777"], environment: environment)
    #expect(link.stdout == handed && link.stderr.isEmpty && link.exitCode == 0)
    try await terminal.see("5012394144777")

    let scan = try program.run(["scanner", "known.png"], environment: environment)
    #expect(scan.stdout == handed && scan.stderr.isEmpty && scan.exitCode == 0)
    try await terminal.see("Scanner", "known.png", "1 resolved")

    // Another library is another app's.
    let other = try program.run(
      ["app", "vinylcrate://wants", "--library", "other.sqlite"], environment: environment)
    #expect(other.exitCode == 2 && other.stderr.contains("this is no terminal"))
  }

  @Test("the address of an app that was killed is nobody's, and is taken again")
  func killed() async throws {
    let terminal = try AppTerminal(
      program, environment: "XDG_RUNTIME_DIR=\(program.folder.path("run").quotedForShell)")
    let request = ["app", "vinylcrate://wants"]
    try terminal.type("sh -c 'echo $$ > id; exec $VINYLCRATE app'")
    try terminal.press("Enter")
    try await terminal.see("Welcome, step 1 of 3")
    #expect(try program.run(request, environment: environment).exitCode == 0)
    _ = try program.shell("kill -KILL $(cat id)")
    // The shell's word of it may come before the other screen is left, and go with it.
    try await terminal.seeShell()

    #expect(try sockets().count == 1)
    #expect(try program.run(request, environment: environment).exitCode == 2)

    try terminal.type("clear; $VINYLCRATE app")
    try terminal.press("Enter")
    try await terminal.see("Welcome, step 1 of 3")
    #expect(try program.run(request, environment: environment).exitCode == 0)
    #expect(try sockets().count == 1)
  }
}
