import Foundation
import Glibc
import TestSupport
import Testing

/// The program where standard input, output or error is closed.
struct StandardStreamsTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(
    "no file that is opened takes the place of a stream that is closed", .timeLimit(.minutes(20)))
  func held() throws {
    try program.folder.write(SamplePhoto.known, to: "known.png")
    let running = try program.start(
      "/bin/sh", ["-c", #"exec "$VINYLCRATE" watch . <&- 2>&-"#], stdin: [], environment: [:])
    let streams = "/proc/\(running.process.processIdentifier)/fd/"
    running.wait(forLines: 2)
    for stream in [STDIN_FILENO, STDERR_FILENO] {
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: streams + "\(stream)")
      #expect(target == "/dev/null")
    }
    running.send(SIGINT)
    _ = running.wait()
  }

  @Test("what would be read from standard input cannot be read, and nobody waits for it")
  func closedInput() throws {
    for command in ["lookup -", "scan -", "scan --files-from -", "collection import -"] {
      let result = try program.shell("\"$VINYLCRATE\" \(command) <&-")
      #expect(result.exitCode == 2, "\(command)")
      #expect(result.complaints.count == 1, "\(command)")
      #expect(result.stderr.hasPrefix("vinylcrate: -: "), "\(command)")
      #expect(result.stderr.contains("Bad file descriptor"), "\(command)")
    }
  }
}
