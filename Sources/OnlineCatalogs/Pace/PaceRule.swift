/// How many requests a host takes.
public struct PaceRule: Sendable, Hashable {
  /// How many in each window of time, wherever it begins.
  public let requests: Int
  /// Seconds.
  public let window: Double

  public init(requests: Int, window: Double) {
    self.requests = requests
    self.window = window
  }

  /// Discogs: 60 a minute for users with a token, 25 for others.
  public static func discogs(withToken: Bool) -> PaceRule {
    PaceRule(requests: withToken ? 60 : 25, window: 60)
  }

  /// Hosts of pictures, which name no rule: four a second.
  static let pictures = PaceRule(requests: 4, window: 1)

  /// MusicBrainz: one a second.
  public static let musicBrainz = PaceRule(requests: 1, window: 1)
}

/// What a host's reply says of its pace.
struct PaceReport: Sendable, Hashable {
  /// How many requests it takes in a window; nil where it does not say.
  var allowed: Int?
  /// How many it counts in the window that ends now; nil where it does not say.
  var used: Int?

  init(_ reply: HTTPReply) {
    func number(_ name: String) -> Int? {
      reply.headers[name].flatMap { Int($0) }.flatMap { (0...100_000).contains($0) ? $0 : nil }
    }
    allowed = number("x-discogs-ratelimit").flatMap { $0 > 0 ? $0 : nil }
    used = number("x-discogs-ratelimit-used")
  }
}

/// When to try again after a host could not answer.
enum Backoff {
  /// Seconds before one more try where the host names none: anything up to 1, 2, 4 … 60, so that
  /// programs that failed together do not come back together ("full jitter").
  ///
  /// - Parameters:
  ///   - failures: how often in a row, 1 for the first.
  ///   - share: from 0 to 1, at random.
  static func delay(failures: Int, share: Double) -> Double {
    share * min(60, Double(1 << min(max(0, failures - 1), 6)))
  }

  /// Seconds in which a host that is not reached is left alone: 30, 60 … 300.
  static func rest(failures: Int) -> Double {
    min(300, 30 * Double(1 << min(max(0, failures - 1), 4)))
  }

  /// The seconds of a Retry-After field: a number, or a date that is compared with the host's own.
  static func retryAfter(_ reply: HTTPReply) -> Double? {
    guard let text = reply.headers["retry-after"] else { return nil }
    if let seconds = Int(text.filter { $0 != " " }) { return Double(min(max(0, seconds), 3600)) }
    guard let then = HTTPDate.seconds(text),
      let now = reply.headers["date"].flatMap(HTTPDate.seconds)
    else { return nil }
    return min(max(0, then - now), 3600)
  }
}
