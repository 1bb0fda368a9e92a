import Foundation
import OnlineCatalogs
import Releases
import ScanReports

/// Whether the sources can be asked: their hosts, the token, the clock and the pace.
struct OnlineCheckup {
  /// How much two clocks may differ before it is said.
  private static let tolerance = 300.0

  private let discogs: HostCheck
  private let musicBrainz: HostCheck
  private let hasToken: Bool

  init(of sources: OnlineSources) async throws {
    let connections = try OnlineConnections.ofUser
    async let musicBrainz = sources.musicBrainz(connections).check()
    discogs = await sources.discogs(connections).check()
    self.musicBrainz = await musicBrainz
    hasToken = sources.token != nil
  }

  /// The first host that tells the time.
  private var timed: HostCheck? { [discogs, musicBrainz].first { $0.secondsAhead != nil } }

  private var isTokenRefused: Bool { hasToken && discogs.failure?.fault == .unauthorized }

  var facts: FactSheet.OnlineFacts {
    var facts = FactSheet.OnlineFacts()
    facts.hosts = [discogs, musicBrainz].map { ($0.host, problem(of: $0)?.reason) }
    facts.account = discogs.account?.username
    facts.token =
      !hasToken
      ? "none"
      : isTokenRefused ? "refused" : discogs.account.map { "of \($0.username)" } ?? "unknown"
    facts.secondsAhead = timed?.secondsAhead.map { Int($0.rounded()) }
    facts.clock = clock ?? timed.map { "as that of \($0.host)" } ?? "unknown"
    facts.requestsLeft = discogs.requestsLeft
    facts.pace =
      discogs.requestsLeft.flatMap { left in
        discogs.requestsAllowed.map { "\(left) of \($0) requests left at \(discogs.host)" }
      } ?? "unknown"
    return facts
  }

  /// Says on standard error what is wrong, and gives the exit status.
  func complain() -> ExitStatus {
    var statuses: [ExitStatus] = []
    for check in [discogs, musicBrainz] {
      guard
        let problem = isTokenRefused && check.host == discogs.host
          ? check.failure : problem(of: check)
      else { continue }
      Console.complain(problem)
      statuses.append(ExitStatus(problem.lookUpFailure) ?? .unusable)
    }
    if let clock {
      Console.complain("the clock is \(clock): set it")
      statuses.append(.unusable)
    }
    return .worst(of: statuses)
  }

  /// A host that refuses a token, or wants one, answers.
  private func problem(of check: HostCheck) -> OnlineFailure? {
    check.failure?.fault == .unauthorized ? nil : check.failure
  }

  /// By how much the clock is wrong; nil where it is right, or nobody tells the time.
  private var clock: String? {
    guard let timed, let ahead = timed.secondsAhead, abs(ahead) > Self.tolerance else { return nil }
    let minutes = Int((abs(ahead) / 60).rounded())
    return "\(minutes) min \(ahead > 0 ? "ahead of" : "behind") that of \(timed.host)"
  }
}
