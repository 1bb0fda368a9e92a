import CCurl
import Foundation

extension TransportFailure {
  /// What libcurl says of a request that failed.
  ///
  /// - Parameters:
  ///   - words: libcurl's own; may be empty.
  ///   - systemError: of the attempt to connect; zero for none.
  init(_ code: CURLcode, words: String, systemError: Int) {
    let words = words.isEmpty ? String(cString: curl_easy_strerror(code)) : words
    if let fault = SecurityFault(words) {
      self = .insecure(fault.words)
    } else {
      self = .unreachable(Self.reason(code, words, systemError))
    }
  }

  private static func reason(_ code: CURLcode, _ words: String, _ systemError: Int) -> String {
    switch code {
    case CURLE_PARTIAL_FILE: "the reply ends too early"
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_WEIRD_SERVER_REPLY,
      CURLE_HTTP2, CURLE_HTTP2_STREAM:
      "ends the connection before its reply"
    case CURLE_COULDNT_CONNECT where systemError == Int(ECONNREFUSED): "refuses the connection"
    case _ where !Network.isThere: "this machine has no network"
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      "its name cannot be looked up (DNS)"
    case CURLE_COULDNT_CONNECT: "no way leads there from this network"
    default: words
    }
  }
}
