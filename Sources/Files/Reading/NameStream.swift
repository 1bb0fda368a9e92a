import SystemPackage

/// The names that come in on a file or on standard input, each ended by a line feed or a zero byte.
/// A carriage return before a line feed, as from Windows, is no part of the name.
///
/// They are read as they are asked for, so that a list of millions takes no more memory than a short one.
public struct NameStream: Sendable {
  /// In bytes: the system knows no longer names of files (PATH_MAX of `<limits.h>`).
  public static let longestName = 4096

  private let file: OpenFile
  private let separator: UInt8
  private var buffer: [UInt8] = []
  /// Where the next name begins.
  private var position = 0
  /// Before this, no separator ends that name.
  private var searched = 0
  private var atEnd = false

  /// - Parameter separator: 10 for names in lines, 0 for names that may hold line feeds.
  public init(_ file: OpenFile, separator: UInt8 = UInt8(ascii: "\n")) {
    self.file = file
    self.separator = separator
  }

  /// The next name that is not empty; nil at the end of the stream, and where the task is cancelled
  /// while it waits.
  ///
  /// - Throws: ``FileProblem``, also for a line that is longer than ``longestName``.
  public mutating func next() async throws(FileProblem) -> PhotoPath? {
    while true {
      let end = buffer[searched...].firstIndex(of: separator)
      guard (end ?? buffer.count) - position <= Self.longestName else {
        throw .longLine(limit: Self.longestName)
      }
      if let end {
        let name = Array(buffer[position..<end])
        position = end + 1
        searched = position
        if let path = path(name) { return path }
      } else if atEnd {
        let name = Array(buffer[position...])
        position = buffer.count
        searched = position
        return path(name)
      } else {
        guard await file.descriptor.untilReadable() else { return nil }
        try await fill()
      }
    }
  }

  /// Nil for an empty name.
  private func path(_ name: [UInt8]) -> PhotoPath? {
    let endsInReturn = separator == UInt8(ascii: "\n") && name.last == UInt8(ascii: "\r")
    let bytes = endsInReturn ? Array(name.dropLast()) : name
    return bytes.isEmpty ? nil : PhotoPath(bytes: bytes)
  }

  /// Whether a whole name is at hand, or the stream has more to read.
  public func isReady() -> Bool {
    atEnd || buffer[searched...].contains(separator) || file.descriptor.isReadable
  }

  private mutating func fill() async throws(FileProblem) {
    buffer.removeSubrange(..<position)
    position = 0
    searched = buffer.count
    let file = file
    // A list on a slow disk can be read at once and still makes its reader wait.
    let bytes = try await WaitingThread.run { () throws(FileProblem) in
      try FileProblem.reporting { () throws(Errno) in try file.nextBytes() }
    }
    atEnd = bytes.isEmpty
    buffer += bytes
  }
}
