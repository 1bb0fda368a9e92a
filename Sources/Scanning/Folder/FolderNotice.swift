import Files
import Problems

/// An entry of a folder that is neither a photo nor a folder that can be listed, or a folder that came or
/// went.
public struct FolderNotice: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A file of another kind.
    case notAPhoto
    /// A symbolic link to something that is not there.
    case brokenLink
    /// A symbolic link to a folder that contains it: the walk would never end.
    case loop
    /// A folder that cannot be listed, or a file that cannot be looked at.
    case unreadable(FileProblem)
    /// A watched folder that is not there any more.
    case gone
    /// A watched folder that was gone and is there again.
    case returned
  }

  public let path: PhotoPath
  public let kind: Kind

  public init(path: PhotoPath, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// Whether photos may be missing because of it.
  public var isFailure: Bool {
    switch kind {
    case .notAPhoto, .loop, .returned: false
    case .brokenLink, .unreadable, .gone: true
    }
  }
}

extension FolderNotice: Problem {
  public var reason: String {
    switch kind {
    case .notAPhoto: "is not a photo: skipped"
    case .brokenLink: "links to nothing"
    case .loop: "leads back to a folder that contains it: not followed again"
    case .unreadable(let problem): problem.reason
    case .gone: "the folder is gone: waiting until it is there again"
    case .returned: "the folder is there again: watching it"
    }
  }

  public var remedy: Remedy? {
    switch kind {
    case .notAPhoto, .loop, .gone, .returned: nil
    case .brokenLink: .restoreLinkTarget
    case .unreadable(let problem): problem.remedy
    }
  }
}
