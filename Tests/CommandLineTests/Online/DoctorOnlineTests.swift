import Foundation
import LocalServer
import TestSupport
import Testing

/// `vinylcrate doctor --online`.
struct DoctorOnlineTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func doctor(
    _ fake: OnlineFake, _ options: String..., token: String = OnlineFake.token
  ) throws -> Program.Result {
    try program.run(
      ["doctor", "--online"] + options + fake.options,
      environment: ["VINYLCRATE_DISCOGS_TOKEN": token])
  }

  /// A server whose clock is so many minutes ahead of this machine's.
  private func fake(minutesAhead: Double = 0) throws -> OnlineFake {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    let date = formatter.string(from: Date().addingTimeInterval(60 * minutesAhead))
    return try OnlineFake(headers: ["Date": date])
  }

  @Test("one line each for hosts, token, clock and pace")
  func sound() throws {
    let fake = try fake()
    let host = "127.0.0.1:\(fake.server.port)"
    let result = try doctor(fake)
    #expect(result.exitCode == 0)
    #expect(result.stderr == "")
    #expect(
      result.lines.suffix(4) == [
        "hosts      \(host) answers; \(host) answers", "token      of ada",
        "clock      as that of \(host)", "pace       59 of 60 requests left at \(host)",
      ])
    let object = try JSONText.object(try doctor(fake, "--format", "json").stdout)
    #expect(object["account"] as? String == "ada")
    #expect(object["requestsLeft"] as? Int == 59)
    #expect((object["hosts"] as? [[String: Any]])?.count == 2)
  }

  @Test("without --online nobody is asked; without a token only whether the hosts are there")
  func anonymous() throws {
    let fake = try fake()
    #expect(try !program.text("doctor").contains("hosts"))
    #expect(fake.paths == [])
    let result = try doctor(fake, token: "")
    #expect(result.exitCode == 0)
    #expect(result.lines.contains("token      none"))
    #expect(!fake.paths.contains("/oauth/identity"))
  }

  @Test("a token that is refused is 2, with what to do")
  func refused() throws {
    let result = try doctor(try fake(), token: "wr0ng")
    #expect(result.exitCode == 2)
    #expect(result.lines.contains("token      refused"))
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains("vinylcrate auth login"))
    #expect(!(result.stdout + result.stderr).contains("wr0ng"))
  }

  @Test("a clock that is wrong by more than five minutes is said", arguments: [-7.0, 7, 4])
  func clock(minutes: Double) throws {
    let result = try doctor(try fake(minutesAhead: minutes))
    let isWrong = abs(minutes) > 5
    #expect(result.exitCode == (isWrong ? 2 : 0))
    #expect(result.complaints.count == (isWrong ? 1 : 0))
    guard isWrong else { return }
    let line = "7 min \(minutes < 0 ? "ahead of" : "behind") that of"
    #expect(result.stdout.contains("clock      \(line)"))
    #expect(result.stderr.contains(line))
  }

  @Test("hosts that cannot be reached are 75, a line each")
  func unreachable() throws {
    let nowhere = DiscogsFake.options(try LocalServer { _ in ServerReply() }.url.absoluteString)
    let result = try program.run(["doctor", "--online"] + nowhere)
    #expect(result.exitCode == 75)
    #expect(result.complaints.count == 2)
    #expect(result.lines.contains("clock      unknown"))
  }
}
