import Foundation
import Text

extension FactSheet {
  /// What is kept of a host.
  public struct KeptHost: Sendable {
    let name: String
    let replies: Int
    let bytes: Int

    public init(name: String, replies: Int, bytes: Int) {
      self.name = name
      self.replies = replies
      self.bytes = bytes
    }
  }

  /// What is kept of the sources' replies, by the schema `vinylcrate.cache/1`.
  ///
  /// - Parameters:
  ///   - oldest: when the oldest reply came; nil where there is none.
  ///   - limit: how many bytes there may be.
  public init(cacheAt path: String, hosts: [KeptHost], oldest: Date?, limit: Int) {
    let bytes = hosts.reduce(0) { $0 + $1.bytes }
    let replies = hosts.reduce(0) { $0 + $1.replies }
    let shares = hosts.map {
      "\($0.name) \($0.replies.counted("reply", plural: "replies")), \($0.bytes.byteText)"
    }
    schema = "vinylcrate.cache/1"
    facts = [
      Fact("file", path),
      Fact("replies", "\(replies)", key: "replies", .integer(replies)),
      Fact("size", "\(bytes.byteText) of \(limit.byteText)", key: "bytes", .integer(bytes)),
      Fact(nil, "", key: "limit", .integer(limit)),
      Fact(
        "from", shares.isEmpty ? "nobody yet" : shares.joined(separator: "; "), key: "hosts",
        .array(
          hosts.map {
            .object([
              "host": .string($0.name), "replies": .integer($0.replies),
              "bytes": .integer($0.bytes),
            ])
          })),
      Fact(
        oldest == nil ? nil : "oldest", oldest?.text ?? "", key: "oldest", .optional(oldest?.text)),
    ]
  }

  /// What was found out about the sources.
  public struct OnlineFacts: Sendable {
    /// What is said of each host: that it answers, or why not.
    public var hosts: [(name: String, problem: String?)] = []
    /// Who is signed in.
    public var token = ""
    public var account: String?
    public var clock = ""
    public var secondsAhead: Int?
    public var pace = ""
    public var requestsLeft: Int?

    public init() {}
  }

  /// The facts, and then what was found out about the sources.
  public func with(_ online: OnlineFacts) -> FactSheet {
    let hosts = online.hosts.map { $0.problem ?? "\($0.name) answers" }
    return FactSheet(
      schema: schema,
      facts: facts + [
        Fact(
          "hosts", hosts.joined(separator: "; "), key: "hosts",
          .array(
            online.hosts.map {
              .object(["host": .string($0.name), "problem": .optional($0.problem)])
            })),
        Fact("token", online.token, key: "account", .optional(online.account)),
        Fact("clock", online.clock, key: "secondsAhead", .optional(online.secondsAhead)),
        Fact("pace", online.pace, key: "requestsLeft", .optional(online.requestsLeft)),
      ])
  }
}
