import ArgumentParser
import Problems

/// What ends the program: one line on standard error, and the exit code.
enum Failures {
  /// What `body` makes; a problem is reported and ends the program as ``ExitStatus`` says.
  static func reporting<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      throw exit(for: error)
    }
  }

  /// As ``reporting(_:)``, without waiting for anything.
  static func reportingNow<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw exit(for: error)
    }
  }

  /// Reports a problem, and gives how the program is to end.
  private static func exit(for error: any Error) -> any Error {
    guard let problem = error as? any Problem, let status = ExitStatus(problem) else {
      return error
    }
    Console.complain(problem)
    return ExitCode(status.rawValue)
  }
}
