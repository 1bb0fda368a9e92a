/// What is wrong with a frame of a ``FrameStream``.
public enum FrameFault: Sendable, Hashable, Codable {
  public enum Part: String, Sendable, Hashable, Codable {
    case name
    case content
  }

  /// It does not begin as a frame does: what came before it was longer or shorter than was said.
  case noMark
  case endsInHead
  /// There is no name of this many bytes.
  case nameLength(UInt64, limit: Int)
  /// The stream ends after so many bytes of a part.
  case endsIn(Part, Int, of: Int)
}

extension FrameFault {
  /// What is wrong, without the frame's number.
  var words: String {
    switch self {
    case .noMark: "does not begin with VCF1"
    case .endsInHead: "ends in its head of 16 bytes"
    case .nameLength(let length, let limit):
      "has a name of \(length) bytes, where 1 to \(limit) are possible"
    case .endsIn(let part, let count, let length):
      "ends after \(count) of \(length) bytes of its \(part.rawValue)"
    }
  }
}
