import Problems

/// Why a look-up could not be made, by whether that may pass without anybody doing anything.
public enum LookUpFailure: Problem, Hashable, Codable {
  /// The same question may be answered later: keep it, and ask again.
  case temporary(Temporary)
  /// There is no answer until somebody acts.
  case lasting(Lasting)

  /// What passes.
  public enum Temporary: Sendable, Hashable, Codable {
    /// The host cannot be reached; the system's words.
    case offline(String)
    /// The source answers with something else than what was asked for: what, with the host.
    case unavailable(String)
    /// The host does not show that it is the one that was meant: what is wrong, with the host.
    case insecure(String)
    /// Too many requests; ask again after so many seconds, where that is known.
    case rateLimited(retryAfter: Int?)
    /// Another program keeps the file locked; which file.
    case busy(path: String)
    /// The system has not enough of something: what is wrong, with the file.
    case exhausted(String, remedy: Remedy)
  }

  /// What does not pass.
  public enum Lasting: Sendable, Hashable, Codable {
    /// The catalogue or the library cannot be read: what is wrong, with the file.
    case broken(String, remedy: Remedy)
    /// The source refuses the token, or asks for one.
    case unauthorized(String)
    /// A newer program wrote the file: what is wrong, with the file.
    case newerSchema(String)
  }
}

extension LookUpFailure {
  public var reason: String {
    switch self {
    case .temporary(.offline(let reason)): "offline (\(reason))"
    case .temporary(.unavailable(let reason)), .temporary(.insecure(let reason)): reason
    case .temporary(.rateLimited): "too many requests"
    case .temporary(.busy(let path)): "\(path): another program keeps it locked"
    case .temporary(.exhausted(let reason, _)), .lasting(.broken(let reason, _)),
      .lasting(.unauthorized(let reason)), .lasting(.newerSchema(let reason)):
      reason
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .temporary(.offline): .connect
    case .temporary(.unavailable): .waitBeforeNextRequest(seconds: nil)
    case .temporary(.insecure): .checkDateAndCertificates
    case .temporary(.rateLimited(let seconds)): .waitBeforeNextRequest(seconds: seconds)
    case .temporary(.busy): .waitForOtherProgram
    case .temporary(.exhausted(_, let remedy)): remedy
    case .lasting(.broken(_, let remedy)): remedy
    case .lasting(.unauthorized): .signInAgain
    case .lasting(.newerSchema): .updateProgram
    }
  }
}
