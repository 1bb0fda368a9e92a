import Files
import Problems

/// An entry of a folder that is neither a photo nor a folder that can be listed.
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
    case .notAPhoto, .loop: false
    case .brokenLink, .unreadable: true
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
    }
  }

  public var remedy: Remedy? {
    switch kind {
    case .notAPhoto, .loop: nil
    case .brokenLink: .restoreLinkTarget
    case .unreadable(let problem): problem.remedy
    }
  }
}
