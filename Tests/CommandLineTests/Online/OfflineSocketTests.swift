import Foundation
import SourceServer
import TestSupport
import Testing

/// Whether the program opens a socket at all, as the system sees it (strace(1)).
@Suite(
  .enabled(if: SourceServer.isAvailable, "there is no python3"),
  .enabled(if: SocketTrace.isAllowed, "there is no strace, or it may not trace"))
struct OfflineSocketTests {
  private let program: Program
  private let server: SourceServer

  init() throws {
    program = try Program()
    var options = SourceServer.Options()
    options.records = [OnlineScan.record]
    server = try SourceServer(options)
  }

  /// The calls of a run that make a socket.
  private func sockets(_ arguments: [String]) throws -> [Substring] {
    let run = try program.start(
      "/usr/bin/env",
      SocketTrace.command + [program.folder.path("calls"), Program.executable] + arguments
        + server.options(), stdin: [], environment: OnlineScan.environment)
    _ = run.wait()
    return try program.folder.text(of: "calls").split(separator: "\n")
      .filter { $0.contains("socket(") }
  }

  @Test(
    "--offline opens no socket; without it one is opened",
    arguments: [["lookup", OnlineScan.barcode], ["scan", "in/a.png"], ["batch", "in"]])
  func offline(_ command: [String]) throws {
    try FileManager.default.createDirectory(
      at: program.folder.url("in"), withIntermediateDirectories: true)
    try program.folder.write(SamplePhoto.unknown, to: "in/a.png")
    #expect(try sockets(command + ["--offline"]) == [])
    #expect(try server.log == [])
    // Only what was looked up for nothing is looked up again.
    #expect(try !sockets(command + (command[0] == "batch" ? ["--rescan"] : [])).isEmpty)
    #expect(try !server.log.isEmpty)
  }
}

/// The system calls of a program that have to do with sockets, written to a file.
private enum SocketTrace {
  /// The file and the program follow.
  static let command = ["strace", "--follow-forks", "--trace=%network", "--output"]

  static var isAllowed: Bool { Namespace(command: command + ["/dev/null"]).isAllowed }
}
