import SystemPackage

/// What kind of thing a name in a folder is; a link is what it leads to.
public enum FolderEntry: Sendable, Hashable {
  case folder
  case file
  /// A pipe, socket or device.
  case other
  case brokenLink
  case unreadable(FileProblem)

  public init(_ path: PhotoPath) {
    do throws(Errno) {
      self =
        switch try Stat(path).type {
        case .directory: .folder
        case .regular: .file
        default: .other
        }
    } catch {
      let isLink = (try? Stat(path, followsLinks: false).type) == .symbolicLink
      let leadsNowhere: [Errno] = [
        .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels,
      ]
      self = isLink && leadsNowhere.contains(error) ? .brokenLink : .unreadable(FileProblem(error))
    }
  }
}
