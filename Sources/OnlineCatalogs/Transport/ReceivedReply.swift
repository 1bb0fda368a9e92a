import CCurl
import Foundation

/// The header and body of a reply, put together while they stream in.
final class ReceivedReply {
  /// The names are in lower case.
  private(set) var headers: [String: String] = [:]
  private(set) var body = Data()
  /// Why no more of it is taken.
  private(set) var excess: TransportFailure?

  private let limit: Int
  private var headerBytes = 0

  /// How many bytes a header may have: that of the sources has one or two thousand.
  private static let headerLimit = 256 << 10

  /// - Parameter limit: How many bytes the body may have.
  init(limit: Int) {
    self.limit = limit
  }

  /// Has a request, whose options these are, send what comes here. It must end before this does.
  func receive(_ options: UnsafeMutableRawPointer) {
    let place = Unmanaged.passUnretained(self).toOpaque()
    curl_easy_set_pointer(options, CURLOPT_WRITEDATA, place)
    curl_easy_set_receiver(options, CURLOPT_WRITEFUNCTION) { bytes, size, count, place in
      ReceivedReply.take(bytes, size * count, place) { $0.takeBody($1) }
    }
    curl_easy_set_pointer(options, CURLOPT_HEADERDATA, place)
    curl_easy_set_receiver(options, CURLOPT_HEADERFUNCTION) { bytes, size, count, place in
      ReceivedReply.take(bytes, size * count, place) { $0.takeHeader($1) }
    }
  }

  /// - Returns: How many bytes were taken: none ends the request.
  private static func take(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ place: UnsafeMutableRawPointer?,
    by step: (ReceivedReply, UnsafeRawBufferPointer) -> Void
  ) -> Int {
    guard let place else { return 0 }
    let reply = Unmanaged<ReceivedReply>.fromOpaque(place).takeUnretainedValue()
    step(reply, UnsafeRawBufferPointer(start: bytes, count: count))
    return reply.excess == nil ? count : 0
  }

  private func takeBody(_ bytes: UnsafeRawBufferPointer) {
    guard body.count + bytes.count <= limit else {
      excess = .tooLarge(limit: limit)
      return
    }
    body.append(contentsOf: bytes)
  }

  private func takeHeader(_ bytes: UnsafeRawBufferPointer) {
    headerBytes += bytes.count
    guard headerBytes <= Self.headerLimit else {
      excess = .unreachable("the header of its reply has no end")
      return
    }
    let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    // A proxy, and a host that asks to wait, send a header of their own before.
    if line.hasPrefix("HTTP/") { headers = [:] }
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    // RFC 9110, section 5.3: fields of one name are one list.
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
  }
}
