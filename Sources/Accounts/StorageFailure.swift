import Problems

/// Why a file of the app's own could not be used.
public struct StorageFailure: Problem, Hashable {
  public let path: String
  /// What the system said; never what is in the file.
  public let cause: String

  public init(path: String, cause: String) {
    self.path = path
    self.cause = cause
  }

  public var reason: String { "\(path): \(cause)" }
  public var remedy: Remedy? { .makeReadableAndWritable }
}
