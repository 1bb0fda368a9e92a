import Foundation
import Glibc
import Synchronization

/// An HTTP server on this machine for one test: real sockets, a thread for each connection, one request
/// on each. It ends when the test lets go of it.
public final class LocalServer: Sendable {
  public typealias Handler = @Sendable (ServerRequest) -> ServerReply

  /// Its port on 127.0.0.1.
  public let port: UInt16
  private let listener: Int32
  private let requests = Mutex<[ServerRequest]>([])

  /// Begins to answer.
  public init(_ handler: @escaping Handler) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    let log: @Sendable (ServerRequest) -> Void = { [weak self] request in
      self?.requests.withLock { $0.append(request) }
    }
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread {
          Connection(descriptor: connection).serve(handler, log)
          close(connection)
        }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  public var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// The requests so far, in their order.
  public var log: [ServerRequest] { requests.withLock { $0 } }
}

/// One client.
private struct Connection {
  let descriptor: Int32

  func serve(_ handler: LocalServer.Handler, _ log: (ServerRequest) -> Void) {
    guard let request = read() else { return }
    log(request)
    let reply = handler(request)
    switch reply.manner {
    case .hungUp: return
    case .silent: waitForEnd()
    case .whole, .cutShort: _ = send(Data(reply.head.utf8) + reply.body)
    case .repeated(let count):
      guard send(Data(reply.head.utf8)) else { return }
      for _ in 0..<count where !send(reply.body) { return }
    case .dripping(let seconds):
      guard send(Data(reply.head.utf8)) else { return }
      for byte in reply.body {
        guard send(Data([byte])) else { return }
        usleep(UInt32(seconds * 1e6))
      }
    }
  }

  private func read() -> ServerRequest? {
    var head: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while head.count < 1 << 16 {
      let text = String(decoding: head, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        var request = ServerRequest(head: String(text[..<end.lowerBound]))
        let begun = head[text[..<end.upperBound].utf8.count...]
        let length = Int(request?.headers["content-length"] ?? "") ?? 0
        request?.body = body(Array(begun), count: length)
        return request
      }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      head += chunk[..<count]
    }
    return nil
  }

  /// The rest of a request's body, of which some bytes came with the head.
  private func body(_ begun: [UInt8], count: Int) -> Data {
    var body = begun
    var chunk = [UInt8](repeating: 0, count: 4096)
    while body.count < min(count, 1 << 20) {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      body += chunk[..<count]
    }
    return Data(body)
  }

  private func send(_ data: Data) -> Bool {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      // A client that hangs up is no reason to end the tests. Ignoring the signal would be inherited by the
      // programs that they start.
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits until the client hangs up.
  private func waitForEnd() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }
}
