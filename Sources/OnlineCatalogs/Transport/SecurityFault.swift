/// Why a host could not show that it is the one that was meant.
enum SecurityFault: Equatable {
  case expired
  case notYetValid
  case otherName
  case unknownAuthority
  /// This machine knows no authority at all.
  case noAuthorities
  /// libcurl's words.
  case other(String)

  /// Nil for a failure of another kind.
  ///
  /// - Parameter words: those of libcurl with OpenSSL, which have one code for all of these.
  init?(_ words: String) {
    func has(_ parts: String...) -> Bool { parts.contains { words.contains($0) } }
    if has("certificate has expired") {
      self = .expired
    } else if has("certificate is not yet valid") {
      self = .notYetValid
    } else if has("subject name", "does not match target host name") {
      self = .otherName
    } else if has("self-signed", "self signed", "issuer certificate") {
      self = .unknownAuthority
    } else if has("certificate verify locations", "certificate file") {
      self = .noAuthorities
    } else if has("SSL certificate problem", "SSL routines", "TLS connect error") {
      self = .other(words)
    } else {
      return nil
    }
  }

  var words: String {
    switch self {
    case .expired: "its certificate has expired"
    case .notYetValid: "its certificate is not valid yet"
    case .otherName: "its certificate is for another name"
    case .unknownAuthority: "its certificate is signed by nobody that this machine trusts"
    case .noAuthorities: "this machine has no list of authorities"
    case .other(let words): words
    }
  }
}
