import SystemPackage

/// Why the bytes of a photo could not be had.
public enum FileProblem: Error, Sendable, Hashable, Codable {
  case missing
  case directory
  /// Where a folder was expected.
  case notADirectory
  /// A pipe, socket or device: reading one might never end.
  case notARegularFile
  case permissionDenied
  case tooLarge(limit: Int)
  /// It was written to while it was read.
  case changing
  /// Any other failure, in the system's words.
  case failed(String)
}

extension FileProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "no such file: check the name"
    case .directory: "is a directory: name the photos in it, as in DIRECTORY/*.jpg"
    case .notADirectory: "is not a folder: scan a single photo with vinylcrate scan"
    case .notARegularFile:
      "is not a regular file: pass a pipe's content on standard input, as in vinylcrate scan -"
    case .permissionDenied: "permission denied: make it readable"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MiB: no photo is that large"
    case .changing: "was written to while it was read: scan it again when it is complete"
    case .failed(let reason): "cannot be read (\(reason)): try again"
    }
  }
}

extension FileProblem {
  /// The problem behind one of the system's error numbers.
  public init(_ code: Errno) {
    self =
      switch code {
      case .noSuchFileOrDirectory, .notDirectory: .missing
      case .permissionDenied, .notPermitted: .permissionDenied
      case .isDirectory: .directory
      case .noSuchAddressOrDevice: .notARegularFile
      default: .failed(code.description)
      }
  }

  /// What `body` makes; an error of the system's becomes a problem.
  static func reporting<Value>(
    _ body: () throws(Errno) -> Value
  ) throws(FileProblem) -> Value {
    do throws(Errno) {
      return try body()
    } catch {
      throw FileProblem(error)
    }
  }
}
