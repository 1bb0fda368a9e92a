import ArgumentParser
import Files
import Glibc
import Library
import Releases
import ScanReports
import Scanning

/// What goes wrong with the user's own files: one line on standard error, and the exit code.
enum Failures {
  /// What `body` makes; a library or file that cannot be used ends the program with 2, one that
  /// cannot be written with 74.
  static func reporting<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      throw exit(for: error)
    }
  }

  /// Reports an error that there is a word for, and gives how the program is to end.
  static func exit(for error: any Error) -> any Error {
    switch error {
    case let failure as LibraryFailure:
      Console.complain(failure.description)
      return ExitCode(failure.exitCode)
    case let failure as AsideFile.Failure:
      Console.complain(failure.description)
      return ExitCode(EX_IOERR)
    case let failure as AnnotationError:
      Console.complain(failure.description)
      return ExitCode(EX_IOERR)
    case let problem as FileProblem:
      Console.complain("folders cannot be watched: \(problem)")
      return ExitCode(2)
    case let failure as InputFile.Failure:
      Console.complain(failure.description)
      return ExitCode(2)
    case let failure as CatalogFailure:
      Console.complain(failure.description)
      return ExitCode(2)
    default:
      return error
    }
  }
}

extension LibraryFailure {
  fileprivate var exitCode: Int32 {
    switch self {
    case .full, .readOnly: EX_IOERR
    case .busy: EX_TEMPFAIL
    case .broken: 2
    case .refused: 1
    }
  }
}
