import Files
import Problems

/// Why the bytes of a compressed file or of a member of an archive cannot be read.
public struct DecompressionProblem: Problem, Hashable {
  /// What is wrong.
  public enum Fault: Sendable, Hashable {
    case file(FileProblem)
    /// The file ends inside the stream.
    case truncated(String)
    /// The stream is no valid one; what is wrong with it.
    case damaged(String)
    /// The archive has no such member.
    case noMember(String)
  }

  public let path: PhotoPath
  /// How many bytes of the file lie before the fault.
  public let offset: Int
  public let fault: Fault

  public var reason: String {
    let name = path == .standardInput ? "standard input" : path.description
    return switch fault {
    case .file(let problem): "\(name): \(problem.reason)"
    case .truncated(let what): "\(name): ends inside \(what), at byte \(offset)"
    case .damaged(let what): "\(name): damaged at byte \(offset) (\(what))"
    case .noMember(let member): "\(name): the archive has no \(member)"
    }
  }

  public var remedy: Remedy? {
    switch fault {
    case .file(.directory), .file(.missing): .checkName
    case .file(let problem): problem.remedy
    case .truncated, .damaged: .downloadAgain
    case .noMember: nil
    }
  }
}
