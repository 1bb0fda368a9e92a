import Glibc

/// The names that come in on a file or on standard input, each ended by a line feed or a zero byte.
///
/// They are read as they are asked for, so that a list of millions never stands in memory.
public struct StreamedPhotoNames: PhotoNames {
  private let descriptor: Int32
  private let separator: UInt8
  private var buffer: [UInt8] = []
  private var position = 0
  private var atEnd = false

  /// - Parameters:
  ///   - descriptor: an open file descriptor, which stays the caller's to close.
  ///   - separator: 10 for names in lines, 0 for names that may hold line feeds.
  public init(descriptor: Int32, separator: UInt8 = UInt8(ascii: "\n")) {
    self.descriptor = descriptor
    self.separator = separator
  }

  /// The next name that is not empty; nil at the end of the stream.
  public mutating func next() throws(FileProblem) -> PhotoPath? {
    while true {
      if let end = buffer[position...].firstIndex(of: separator) {
        let name = Array(buffer[position..<end])
        position = end + 1
        if !name.isEmpty { return path(name) }
      } else if atEnd {
        let name = Array(buffer[position...])
        position = buffer.count
        return name.isEmpty ? nil : path(name)
      } else {
        try fill()
      }
    }
  }

  /// Whether a whole name is at hand, or the stream has more to read.
  public mutating func isReady() -> Bool {
    if atEnd || buffer[position...].contains(separator) { return true }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// In a list, "-" can only be a file: standard input may be the list itself.
  private func path(_ name: [UInt8]) -> PhotoPath {
    let path = PhotoPath(bytes: name)
    return path == .standardInput ? PhotoPath("./-") : path
  }

  private mutating func fill() throws(FileProblem) {
    buffer.removeSubrange(..<position)
    position = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 {
      guard errno == EINTR else { throw .failed(String(cString: strerror(errno))) }
    } else {
      atEnd = count == 0
      buffer += chunk[..<count]
    }
  }
}
