import Files
import Problems
import SystemPackage

/// Why a catalogue could not be made. The one that was there, if any, is as it was.
public struct CatalogDraftProblem: Problem, Hashable {
  public enum Cause: Sendable, Hashable {
    /// Another process is making the same catalogue.
    case busy
    case noSpace
    case notWritable
    /// A file that is no catalogue has its place.
    case foreign
    /// Any other failure, in the words of the system or of SQLite.
    case failed(String)
  }

  /// The catalogue that was to be made.
  public let path: String
  public let cause: Cause

  package init(path: String, cause: Cause) {
    self.path = path
    self.cause = cause
  }

  public var reason: String {
    switch cause {
    case .busy: "\(path): another import is making this catalogue"
    case .noSpace: "\(path): there is no room for the catalogue"
    case .notWritable: "\(path): the catalogue cannot be written there"
    case .foreign: "\(path): is no catalogue, so it stays"
    case .failed(let reason): "\(path): the catalogue could not be made (\(reason))"
    }
  }

  public var remedy: Remedy? {
    switch cause {
    case .busy: .waitForOtherProgram
    case .noSpace: .makeRoom
    case .notWritable: .makeWritable
    case .foreign: .moveOrChooseAnother(.name)
    case .failed: .tryAgain
    }
  }
}

extension CatalogDraftProblem {
  init(_ path: PhotoPath, _ error: Errno) {
    let cause: Cause =
      switch error {
      case .noSpace, .diskQuotaExceeded: .noSpace
      case .permissionDenied, .notPermitted, .readOnlyFileSystem, .noSuchFileOrDirectory,
        .notDirectory:
        .notWritable
      default: .failed(error.description)
      }
    self.init(path: path.description, cause: cause)
  }

  /// The problem behind whatever went wrong.
  init(_ path: PhotoPath, _ error: any Error) {
    switch error {
    case let problem as CatalogDraftProblem: self = problem
    case let error as Errno: self.init(path, error)
    case let failure as SQLiteFailure: self.init(path: path.description, cause: failure.cause)
    case let problem as FileProblem:
      let isFull = problem == FileProblem(Errno.noSpace)
      self.init(path: path.description, cause: isFull ? .noSpace : .failed(problem.reason))
    default: self.init(path: path.description, cause: .failed("\(error)"))
    }
  }
}
