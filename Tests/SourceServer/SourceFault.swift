/// Something that a server does wrong, and with which of its requests.
public struct SourceFault: Sendable {
  /// What goes wrong.
  public enum Kind: Sendable {
    case status(Int, headers: [String: String] = [:], body: String? = nil)
    /// A reply of status 200 that is something else.
    case body(String)
    /// Half of the reply, which says that it is whole.
    case truncated
    /// Half of the reply, and then the connection ends.
    case short
    /// A gigabyte.
    case huge
    /// A byte each half second, for half a day.
    case drip
    /// So many seconds late.
    case slow(Double)
    /// No reply, and the connection stays open.
    case hang
    /// The connection is torn down.
    case reset
    /// To an address, in which "{other}" stands for one of the server's hosts.
    case redirect(String)
  }

  public var kind: Kind
  public var host: SourceServer.Host
  /// How the paths of the requests begin that are counted.
  public var path: String
  /// From which request on, the first being 1.
  public var first: Int
  /// How many requests; nil for all that follow.
  public var count: Int?

  public init(
    _ kind: Kind, at host: SourceServer.Host = .discogs, path: String = "/", from first: Int = 1,
    count: Int? = 1
  ) {
    self.kind = kind
    self.host = host
    self.path = path
    self.first = first
    self.count = count
  }

  var json: [String: Any] {
    let entry: [String: Any] = [
      "source": host.rawValue, "path": path, "from": first,
      "to": count.map { first + $0 - 1 } ?? Int(Int32.max),
    ]
    return entry.merging(words) { $1 }
  }

  private var words: [String: Any] {
    switch kind {
    case .status(let status, let headers, let body):
      let fields: [String: Any] = ["kind": "status", "status": status, "headers": headers]
      return body.map { fields.merging(["body": $0]) { $1 } } ?? fields
    case .body(let body): return ["kind": "body", "body": body]
    case .truncated: return ["kind": "truncated"]
    case .short: return ["kind": "short"]
    case .huge: return ["kind": "huge"]
    case .drip: return ["kind": "drip"]
    case .slow(let seconds): return ["kind": "slow", "seconds": seconds]
    case .hang: return ["kind": "hang"]
    case .reset: return ["kind": "reset"]
    case .redirect(let address): return ["kind": "redirect", "to_address": address]
    }
  }
}
