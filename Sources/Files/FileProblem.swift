import Problems
import SystemPackage

/// Why the bytes of a photo could not be had.
public enum FileProblem: Problem, Hashable, Codable {
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
  /// A line of a list is longer than names are.
  case longLine(limit: Int)
  /// Of the frames of another program, counted from 1.
  case brokenFrame(number: Int, FrameFault)
  /// Any other failure, in the system's words.
  case failed(String)
}

extension FileProblem {
  public var reason: String {
    switch self {
    case .missing: "no such file"
    case .directory: "is a directory"
    case .notADirectory: "is not a folder"
    case .notARegularFile: "is not a regular file"
    case .permissionDenied: "permission denied"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
    case .changing: "was written to while it was read"
    case .longLine(let limit): "has a line of more than \(limit) bytes"
    case .brokenFrame(let number, let fault): "frame \(number) \(fault.words)"
    case .failed(let reason): "cannot be read (\(reason))"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .missing: .checkName
    case .directory: .scanWholeFolder
    case .notADirectory: .scanSinglePhoto
    case .notARegularFile: .useStandardInput
    case .permissionDenied: .makeReadable
    case .tooLarge: .choosePhotoOfUsualSize
    case .changing: .scanWhenComplete
    case .longLine: .checkName
    case .brokenFrame: nil
    case .failed: .tryAgain
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
