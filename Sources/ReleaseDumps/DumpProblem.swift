import Decompression
import Files
import Problems

/// Why a dump cannot be read, with the place in it.
public enum DumpProblem: Problem, Hashable {
  /// The file cannot be read or decompressed.
  case stream(DecompressionProblem)
  /// It is something else than a dump of releases or masters; what it holds.
  case notADump(path: PhotoPath, String)
  /// The XML or JSON is broken; what is wrong.
  case broken(path: PhotoPath, DumpPlace, String)

  public var reason: String {
    switch self {
    case .stream(let problem): problem.reason
    case .notADump(let path, let found): "\(path.nameInDumps): \(found)"
    case .broken(let path, let place, let reason): "\(path.nameInDumps): \(place): \(reason)"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .stream(let problem): problem.remedy
    case .notADump: .nameReleaseDump
    case .broken: .downloadAgainOrLeaveOutBroken
    }
  }
}

/// A place in the XML or JSON of a dump, after decompression.
public struct DumpPlace: Sendable, Hashable, CustomStringConvertible {
  /// How many bytes lie before it.
  public let byte: Int
  /// The first line is 1.
  public let line: Int
  /// The innermost element, such as "title of release 249504"; nil outside of any.
  public let element: String?

  public init(byte: Int, line: Int, element: String? = nil) {
    self.byte = byte
    self.line = line
    self.element = element
  }

  public var description: String {
    "byte \(byte), line \(line)" + (element.map { ", \($0)" } ?? "")
  }
}

extension PhotoPath {
  fileprivate var nameInDumps: String { self == .standardInput ? "standard input" : description }
}
