/// Why a file of the app's own could not be used.
public struct StorageFailure: Error, Sendable, Hashable {
  public let path: String
  /// What the system said; never what is in the file.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension StorageFailure: CustomStringConvertible {
  public var description: String {
    "\(path): \(reason): make it readable and writable, or name another folder"
  }
}
