import Files
import Foundation
import Glibc
import SystemPackage

/// One end of a connection to another process, which carries messages: a head as JSON, and bytes after it.
struct MessageSocket: Sendable {
  /// Why a message could not be sent or received.
  enum Failure: Error {
    /// The other process has ended, or says what no such process says.
    case closed
    /// The time to wait was over.
    case late
  }

  /// The other process may be in the hands of whoever made the picture: a head has at most so many bytes.
  private static let largestHead = 1 << 16

  let file: OpenFile
  /// Until when to wait for the other process; nil for as long as it takes.
  var deadline: ContinuousClock.Instant?

  /// Sends a message.
  func send(_ head: some Encodable, _ payload: UnsafeRawBufferPointer) throws {
    let head = try JSONEncoder().encode(head)
    let sizes = [UInt64(head.count).littleEndian, UInt64(payload.count).littleEndian]
    try sizes.withUnsafeBytes { try send($0) }
    try [UInt8](head).withUnsafeBytes { try send($0) }
    try send(payload)
  }

  /// Receives the head of the next message, and how many bytes follow it.
  func receive<Head: Decodable>(_: Head.Type) throws -> (head: Head, payloadCount: Int) {
    var sizes: [UInt64] = [0, 0]
    try sizes.withUnsafeMutableBytes { try receive($0) }
    guard let headCount = Int(exactly: UInt64(littleEndian: sizes[0])),
      let payloadCount = Int(exactly: UInt64(littleEndian: sizes[1])),
      headCount <= Self.largestHead
    else { throw Failure.closed }
    let head = try elements(headCount, of: UInt8.self)
    return (try JSONDecoder().decode(Head.self, from: Data(head)), payloadCount)
  }

  /// Receives what follows a head: `count` values that are only bytes.
  func elements<Element>(_ count: Int, of _: Element.Type) throws -> [Element] {
    try [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      try receive(
        UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[..<(count * MemoryLayout<Element>.stride)]
        ))
      initialized = count
    }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try wait(for: POLLOUT)
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.send(file.descriptor.rawValue, part.baseAddress, part.count, flags)
      rest = rest.dropFirst(try moved(count))
    }
  }

  private func receive(_ bytes: UnsafeMutableRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try wait(for: POLLIN)
      let part = UnsafeMutableRawBufferPointer(rebasing: rest)
      let count = recv(file.descriptor.rawValue, part.baseAddress, part.count, flags)
      guard count != 0 else { throw Failure.closed }
      rest = rest.dropFirst(try moved(count))
    }
  }

  /// How many bytes were sent or received by a call that returned this.
  private func moved(_ count: Int) throws -> Int {
    if count >= 0 { return count }
    guard [EAGAIN, EINTR].contains(errno) else { throw Failure.closed }
    return 0
  }

  /// A process that has ended is an error, and no signal. With a deadline, only poll(2) waits.
  private var flags: Int32 {
    Int32(MSG_NOSIGNAL) | (deadline == nil ? 0 : Int32(MSG_DONTWAIT))
  }

  private func wait(for events: Int32) throws {
    guard let deadline else { return }
    guard file.isReady(for: events, until: deadline) else { throw Failure.late }
  }
}

extension OpenFile {
  /// Waits until one of the events of poll(2) comes, or the end of the other side.
  ///
  /// - Returns: false where none has come at the deadline.
  func isReady(for events: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    var request = pollfd(fd: descriptor.rawValue, events: Int16(events), revents: 0)
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      if poll(&request, 1, Int32(clamping: Int(left.rounded(.up)))) > 0 { return true }
    }
  }
}
