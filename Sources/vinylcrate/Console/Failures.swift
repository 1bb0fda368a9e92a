import ArgumentParser
import Problems

/// Failures that end the program: one line on standard error, and the exit code.
enum Failures {
  /// Calls `body`; a problem is reported and ends the program with its ``ExitStatus``.
  static func reporting<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      throw reported(error)
    }
  }

  /// The same for a `body` that is not asynchronous.
  static func reportingNow<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw reported(error)
    }
  }

  /// Reports a problem.
  ///
  /// - Returns: the exit code to throw; the error itself if it is not a problem.
  static func reported(_ error: any Error) -> any Error {
    guard let problem = error as? any Problem, let status = ExitStatus(problem) else {
      return error
    }
    Console.complain(problem)
    return ExitCode(status.rawValue)
  }
}
