import Foundation
import LocalServer
import Synchronization

/// Somebody's collection at Discogs, played by a server of the test: it keeps what it is sent.
final class CollectionFake: Sendable {
  /// What goes wrong with one request.
  enum Mishap: Sendable {
    /// It is carried out, and the reply never comes.
    case lostReply
    /// It is not carried out, and no reply comes.
    case notTaken
    /// It is not carried out.
    case status(Int, [String: String])
  }

  struct Copy: Sendable {
    var release: Int
    var folder = 1
    var rating = 0
    var fields: [Int: String] = [:]
    var dateAdded = "2015-11-30T10:54:13-08:00"
  }

  struct State: Sendable {
    var folders = [1: "Uncategorized"]
    var fieldNames = [1: "Media Condition", 2: "Sleeve Condition", 3: "Notes"]
    /// By their instance numbers.
    var copies: [Int: Copy] = [:]
    /// The notes, by the numbers of the releases.
    var wants: [Int: String] = [:]
    /// Those of requests whose method and address (with its query) contain these words.
    var mishaps: [(words: [String], mishap: Mishap)] = []
    var username = "ada"
    var nextNumber = 1000
  }

  static let token = "t0psecret"
  private let state: Mutex<State>
  private let holder = Mutex<LocalServer?>(nil)
  private let requests = Mutex<[ServerRequest]>([])

  init(_ state: State = State()) throws {
    self.state = Mutex(state)
    let server = try LocalServer { [weak self] request in
      self?.answer(request) ?? ServerReply(manner: .hungUp)
    }
    holder.withLock { $0 = server }
  }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

  var now: State { state.withLock { $0 } }

  var options: [String] {
    ["--discogs-url", holder.withLock { $0?.url.absoluteString } ?? ""]
  }

  static let environment = ["VINYLCRATE_DISCOGS_TOKEN": token]

  /// The requests since the last call.
  func takeLog() -> [String] {
    requests.withLock { log in
      defer { log = [] }
      return log.map(Self.line)
    }
  }

  /// The requests since then, without forgetting them.
  var log: [String] { requests.withLock { $0.map(Self.line) } }

  /// Such as "GET users/ada/wants page=1".
  private static func line(_ request: ServerRequest) -> String {
    "\(request.method) \(request.path.dropFirst())"
      + (request.query["page"].map { " page=\($0)" } ?? "")
  }

  private func answer(_ request: ServerRequest) -> ServerReply {
    requests.withLock { $0.append(request) }
    let mishap = state.withLock { state -> Mishap? in
      let line = Self.line(request)
      let index = state.mishaps.firstIndex { $0.words.allSatisfy(line.contains) }
      return index.map { state.mishaps.remove(at: $0).mishap }
    }
    switch mishap {
    case .notTaken: return ServerReply(manner: .silent)
    case .status(let status, let headers):
      return .json(["message": "As the test wants it."], status: status, headers: headers)
    case .lostReply:
      _ = state.withLock { $0.reply(to: request) }
      return ServerReply(manner: .silent)
    case nil: break
    }
    guard request.headers["authorization"] == "Discogs token=\(Self.token)" else {
      return .json(["message": "Invalid consumer token."], status: 401)
    }
    var reply = state.withLock { $0.reply(to: request) }
    // The program's own pace would make the test wait.
    reply.headers["X-Discogs-Ratelimit"] = "10000"
    reply.headers["X-Discogs-Ratelimit-Used"] = "1"
    return reply
  }
}
