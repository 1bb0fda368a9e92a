import CCurl
import Foundation
import Synchronization

/// A request on its way, from one address to the next.
final class CurlTransfer: Sendable {
  private let request: HTTPRequest
  private let timeouts: CurlTransport.Timeouts
  private let isCancelled = Atomic(false)

  init(_ request: HTTPRequest, _ timeouts: CurlTransport.Timeouts) {
    (self.request, self.timeouts) = (request, timeouts)
  }

  /// The connection that it is sent by has to be woken then.
  func cancel() {
    isCancelled.store(true, ordering: .releasing)
  }

  /// Blocks until the whole reply is there, or will not come.
  func reply(by connection: CurlConnection) -> Result<HTTPReply, TransportFailure> {
    let end = ContinuousClock.now + .seconds(timeouts.whole)
    return Result { () throws(TransportFailure) in
      var url = request.url
      var reply = try reply(from: url, by: connection, until: end)
      var hops = 0
      while [301, 302, 303, 307, 308].contains(reply.status),
        let location = reply.headers["location"]
      {
        hops += 1
        let next = URL(string: location, relativeTo: url)?.absoluteURL
        // What changes something is sent once, to where it was meant to go.
        guard request.isRepeatable else { throw .redirected(to: next?.authority ?? "nowhere") }
        if let refusal = RedirectRule.refusal(
          from: url, to: next, withToken: request.token != nil, hops: hops)
        {
          throw refusal
        }
        url = next ?? url
        reply = try self.reply(from: url, by: connection, until: end)
      }
      return reply
    }
  }

  private func reply(
    from url: URL, by connection: CurlConnection, until end: ContinuousClock.Instant
  ) throws(TransportFailure) -> HTTPReply {
    let received = ReceivedReply(limit: request.limit)
    let options = connection.options
    curl_easy_reset(options)
    setLimits(options)
    let header = header()
    defer { curl_slist_free_all(header) }
    curl_easy_set_pointer(options, CURLOPT_HTTPHEADER, header)
    curl_easy_set_string(options, CURLOPT_URL, url.absoluteString)
    curl_easy_set_string(options, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    curl_easy_set_string(options, CURLOPT_ACCEPT_ENCODING, "gzip")
    curl_easy_set_pointer(options, CURLOPT_ERRORBUFFER, connection.words)
    // On a connection that was used before, libcurl sends a request again where the host hangs up without
    // an answer.
    curl_easy_set_long(options, CURLOPT_FRESH_CONNECT, request.isRepeatable ? 0 : 1)
    let code = withExtendedLifetime(received) {
      received.receive(options)
      return withBody(options) {
        connection.run(until: end) { !isCancelled.load(ordering: .acquiring) }
      }
    }
    if let excess = received.excess { throw excess }
    switch code {
    case nil:
      throw isCancelled.load(ordering: .acquiring)
        ? .cancelled : .timedOut(seconds: timeouts.whole)
    case CURLE_OPERATION_TIMEDOUT?:
      throw curl_easy_get_size(options, CURLINFO_PRETRANSFER_TIME_T) == 0
        ? .unconnected(seconds: timeouts.connection) : .timedOut(seconds: timeouts.silence)
    case CURLE_OK?:
      return HTTPReply(
        status: curl_easy_get_long(options, CURLINFO_RESPONSE_CODE), headers: received.headers,
        body: received.body)
    case let code?:
      throw TransportFailure(
        code, words: String(cString: connection.words),
        systemError: curl_easy_get_long(options, CURLINFO_OS_ERRNO))
    }
  }

  private func setLimits(_ options: UnsafeMutableRawPointer) {
    // Signals would end a look-up of a name, in whichever thread they arrive.
    curl_easy_set_long(options, CURLOPT_NOSIGNAL, 1)
    // A look-up that hangs is left to itself.
    curl_easy_set_long(options, CURLOPT_QUICK_EXIT, 1)
    curl_easy_set_string(options, CURLOPT_PROTOCOLS_STR, "http,https")
    curl_easy_set_long(options, CURLOPT_CONNECTTIMEOUT, timeouts.connection)
    curl_easy_set_long(options, CURLOPT_LOW_SPEED_LIMIT, 1)
    curl_easy_set_long(options, CURLOPT_LOW_SPEED_TIME, timeouts.silence)
  }

  /// The lines of the header; whoever calls this frees them.
  private func header() -> UnsafeMutablePointer<curl_slist>? {
    var fields = request.headers
    if let token = request.token { fields["Authorization"] = "Discogs token=\(token.secret)" }
    // Else libcurl waits for leave to send a long body.
    fields["Expect"] = ""
    return fields.reduce(nil as UnsafeMutablePointer<curl_slist>?) { list, field in
      let line = field.value.isEmpty ? "\(field.key):" : "\(field.key): \(field.value)"
      return curl_slist_append(list, line.filter { !$0.isNewline }) ?? list
    }
  }

  /// The body has to stay where it is while it is sent.
  private func withBody<Value>(
    _ options: UnsafeMutableRawPointer, _ send: () -> Value
  ) -> Value {
    guard !request.isRepeatable else { return send() }
    guard let body = request.body ?? (request.method == .delete ? nil : Data()) else {
      return send()
    }
    return Array(body).withUnsafeBytes { bytes in
      curl_easy_set_size(options, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(bytes.count))
      // Without an address libcurl would ask for the body by a function.
      let empty = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(StaticString("").utf8Start))
      curl_easy_set_pointer(
        options, CURLOPT_POSTFIELDS,
        bytes.isEmpty ? empty : UnsafeMutableRawPointer(mutating: bytes.baseAddress))
      return send()
    }
  }
}
