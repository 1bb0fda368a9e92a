import CCurl
import Foundation
import Synchronization

/// What sends one request after another, on the same connection where the host keeps it open.
///
/// One request uses it at a time; only ``wake()`` may be called meanwhile.
final class CurlConnection: @unchecked Sendable {
  /// The options of the request that is sent now (libcurl's easy handle).
  let options: UnsafeMutableRawPointer
  /// Whose words these are: libcurl writes them where a request fails.
  let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  /// The open connections (libcurl's multi handle).
  private let open: UnsafeMutableRawPointer

  /// Nil without memory.
  init?() {
    guard let options = curl_easy_init() else { return nil }
    guard let open = curl_multi_init() else {
      curl_easy_cleanup(options)
      return nil
    }
    (self.options, self.open) = (options, open)
  }

  deinit {
    curl_easy_cleanup(options)
    curl_multi_cleanup(open)
    words.deallocate()
  }

  /// Sends the request that the options describe, and waits for the end of its reply.
  ///
  /// - Parameters:
  ///   - end: when it is left.
  ///   - isWanted: whether it is not to be left; asked again after each ``wake()``.
  /// - Returns: How it ended; nil where it was left.
  func run(until end: ContinuousClock.Instant, while isWanted: () -> Bool) -> CURLcode? {
    words.pointee = 0
    guard curl_multi_add_handle(open, options) == CURLM_OK else { return CURLE_OUT_OF_MEMORY }
    defer { curl_multi_remove_handle(open, options) }
    var running: Int32 = 1
    while running > 0 {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0, isWanted() else { return nil }
      guard curl_multi_perform(open, &running) == CURLM_OK,
        running == 0 || curl_multi_poll(open, nil, 0, Int32(left.rounded(.up)), nil) == CURLM_OK
      else { return CURLE_OUT_OF_MEMORY }
    }
    var left: Int32 = 0
    return curl_multi_info_read(open, &left)?.pointee.data.result
  }

  /// Lets ``run(until:while:)`` ask again whether its reply is wanted. May be called from any thread.
  func wake() {
    curl_multi_wakeup(open)
  }
}

/// Connections that no request uses now.
final class CurlConnections: Sendable {
  private let idle = Mutex<[CurlConnection]>([])

  /// The one that was used last, which its host has most likely kept open; a new one where all are in use.
  ///
  /// - Returns: Nil without memory.
  func take() -> CurlConnection? {
    idle.withLock { $0.popLast() } ?? CurlConnection()
  }

  func keep(_ connection: CurlConnection) {
    idle.withLock { $0.append(connection) }
  }
}
