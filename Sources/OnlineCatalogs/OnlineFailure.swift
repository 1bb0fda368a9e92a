import Problems
import Releases

/// Why a source could not answer, with its host.
public struct OnlineFailure: Problem, Hashable {
  /// What happened.
  public enum Fault: Sendable, Hashable {
    /// No whole reply came.
    case transport(TransportFailure)
    /// The host is left alone for so many seconds, since it was not reached several times.
    case resting(seconds: Int)
    /// Too many requests; so many seconds have to pass.
    case tooManyRequests(seconds: Int)
    /// The host refuses the token, or asks for one.
    case unauthorized
    /// The reply says that the host has a fault; its status and its words.
    case status(Int, String?)
    /// The reply is a web page, such as that of a network that wants a sign-in.
    case webPage
    /// The reply is not what the source's interface promises; what is wrong.
    case unexpected(String)
  }

  public let host: String
  public let fault: Fault

  public init(host: String, _ fault: Fault) {
    self.host = host
    self.fault = fault
  }
}

extension OnlineFailure {
  /// Whether the same question may be answered later without anybody doing anything.
  public var mayPass: Bool {
    switch fault {
    case .transport(let failure): failure.mayPass
    case .resting, .tooManyRequests, .webPage: true
    case .status(let status, _): status >= 500
    case .unauthorized, .unexpected: false
    }
  }

  public var reason: String {
    switch fault {
    case .transport(let failure): "\(host): \(failure.words)"
    case .resting(let seconds):
      "\(host): not reached several times, and not asked for \(seconds) seconds"
    case .tooManyRequests: "\(host): too many requests"
    case .unauthorized: "\(host): refuses the token"
    case .status(let status, let words):
      "\(host): answers \(status)" + (words.map { " (\($0))" } ?? "")
    case .webPage: "\(host): answers with a web page and not with data"
    case .unexpected(let what): "\(host): answers with something unexpected (\(what))"
    }
  }

  public var remedy: Remedy? { lookUpFailure.remedy }

  /// What it means for a look-up. All but what the user has to put right leaves the barcode to be asked again: a later
  /// program, or the host itself, may answer.
  public var lookUpFailure: LookUpFailure {
    switch fault {
    case .transport(.unreachable), .transport(.unconnected), .transport(.timedOut),
      .transport(.cancelled), .resting:
      .temporary(.offline(reason))
    case .transport(.insecure): .temporary(.insecure(reason))
    case .tooManyRequests(let seconds): .temporary(.rateLimited(retryAfter: seconds))
    case .unauthorized: .lasting(.unauthorized(reason))
    case .transport(.tokenInTheOpen): .lasting(.broken(reason, remedy: .checkName))
    case .transport, .status, .webPage, .unexpected: .temporary(.unavailable(reason))
    }
  }
}
