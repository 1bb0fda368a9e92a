import ArgumentParser
import ScanReports
import Scanning

/// Prints outcomes as they come, and remembers how the run is to exit.
struct OutcomeReport {
  private var printer: any OutcomePrinter
  private var exitCode = RunExitCode()
  private let exitsZero: Bool

  /// - Parameter names: what will be reported on, where it is known beforehand.
  init(_ options: OutputOptions, names: [String]? = nil) {
    printer = options.format.printer(
      on: TextPage(width: Console.width, hasColor: options.color.isOn, names: names))
    exitsZero = options.exitZero
  }

  func begin() throws {
    try Console.write(printer.header())
  }

  mutating func add(_ outcome: ScanOutcome) throws {
    exitCode.include(outcome.status)
    try Console.write(printer.text(of: outcome))
    let deserves = outcome.status == .unreadable || outcome.status == .pending
    if deserves || outcome.damage != nil, let problem = outcome.problem {
      Console.complain("\(outcome.path): \(problem)")
    }
  }

  /// Prints what stands at the end; throws the exit code where it is not 0.
  func end() throws {
    try Console.write(printer.footer())
    let code = exitsZero && exitCode.value == 1 ? 0 : exitCode.value
    if code != 0 { throw ExitCode(code) }
  }
}
