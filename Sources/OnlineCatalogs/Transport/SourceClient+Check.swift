import Accounts
import Foundation

/// Whether a host answers, and what it says of itself.
public struct HostCheck: Sendable, Hashable {
  /// With its port where that is not the usual one.
  public let host: String
  /// Why it gave no answer that can be used; nil where it did.
  public internal(set) var failure: OnlineFailure?
  /// Seconds that this machine's clock is ahead of the host's; nil where it does not say.
  public internal(set) var secondsAhead: Double?
  /// How many requests it takes now; nil where it does not say.
  public internal(set) var requestsLeft: Int?
  /// How many it takes in a window; nil where it does not say.
  public internal(set) var requestsAllowed: Int?
  /// Whose the token is; nil without one, and where the host refuses it.
  public internal(set) var account: DiscogsAccount?
}

extension DiscogsCatalog {
  /// Asks Discogs who the token belongs to, or only whether it is there.
  ///
  /// - Parameter now: the time of day.
  public func check(now: @Sendable () -> Date = { Date() }) async -> HostCheck {
    guard client.token != nil else { return await client.check([], now: now).check }
    var (check, body) = await client.check(["oauth", "identity"], now: now)
    do throws(OnlineFailure) {
      if let body {
        let identity: DiscogsIdentity.Identity = try client.parse(body)
        check.account = DiscogsAccount(username: identity.username)
      }
    } catch {
      check.failure = error
    }
    return check
  }
}

extension MusicBrainzCatalog {
  /// Asks MusicBrainz for a release that it does not have.
  ///
  /// - Parameter now: the time of day.
  public func check(now: @Sendable () -> Date = { Date() }) async -> HostCheck {
    let query = [("query", "barcode:0"), ("limit", "1"), ("fmt", "json")]
    return await client.check(["ws", "2", "release"], query, now: now).check
  }
}

extension SourceClient {
  /// Asks in its turn, whatever is kept.
  fileprivate func check(
    _ path: [String], _ query: [(String, String)] = [], now: @Sendable () -> Date
  ) async -> (check: HostCheck, body: Data?) {
    var check = HostCheck(host: host)
    do throws(OnlineFailure) {
      let reply = try await paced(HTTPRequest(address(path, query), headers: headers, token: token))
      let date = reply.headers["date"].flatMap(HTTPDate.seconds)
      check.secondsAhead = date.map { now().timeIntervalSince1970 - $0 }
      let pace = PaceReport(reply)
      check.requestsAllowed = pace.allowed
      check.requestsLeft = pace.allowed.flatMap { allowed in
        pace.used.map { max(0, allowed - $0) }
      }
      switch reply.status {
      case 200: return (check, reply.body)
      case 401, 403: check.failure = failure(.unauthorized)
      default: check.failure = failure(.status(reply.status, nil))
      }
    } catch {
      check.failure = error
    }
    return (check, nil)
  }
}
