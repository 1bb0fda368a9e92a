import ArgumentParser
import Glibc
import ScanReports
import Scanning

/// Prints outcomes as they come, and remembers how the run is to exit.
struct OutcomeReport {
  private var printer: any OutcomePrinter
  private var page: HTMLBatchWriter?
  private var exitCode = RunExitCode()
  private let exitsZero: Bool
  private let annotated: AnnotatedFolder?
  private let explains: Bool

  /// - Parameters:
  ///   - names: what will be reported on, where it is known beforehand.
  ///   - ofHistory: whether it is of earlier scans, from many folders.
  ///   - page: takes the photos of a scan as well, where there is one.
  ///   - annotated: where copies of the photos go.
  ///   - explains: whether it says what the reader's stages saw.
  init(
    _ options: OutputOptions, names: [String]? = nil, ofHistory: Bool = false,
    page: HTMLBatchWriter? = nil, annotated: AnnotatedFolder? = nil, explains: Bool = false
  ) {
    self.page = page
    printer = options.format.printer(
      on: TextPage(width: Console.width, hasColor: options.color.isOn, names: names),
      ofHistory: ofHistory)
    exitsZero = options.exitZero
    self.annotated = annotated
    self.explains = explains
  }

  func begin() throws {
    try Console.write(printer.header())
    try Self.reporting { try page?.begin() }
  }

  mutating func add(_ outcome: ScanOutcome) throws {
    exitCode.include(outcome.status)
    var shown = outcome
    if !explains { shown.trace = nil }
    try Console.write(printer.text(of: shown))
    if let complaint = outcome.complaint { Console.complain(complaint) }
    try annotate(outcome)
  }

  /// Prints the outcomes of a scan.
  mutating func add(contentsOf events: ScanEvents) async throws {
    for try await case .finished(let photo) in events {
      for outcome in photo.outcomes { try add(outcome) }
      try Self.reporting { try page?.add(PhotoGroup(photos: [photo])) }
    }
  }

  /// A copy that cannot be written ends the program with 74, as any output; a photo that cannot be
  /// shown is reported.
  private func annotate(_ outcome: ScanOutcome) throws {
    do throws(AnnotationError) {
      try annotated?.add(outcome)
    } catch {
      Console.complain(error.description)
      guard case .picture = error else { throw ExitCode(EX_IOERR) }
    }
  }

  /// Prints what stands at the end.
  func finish() throws {
    try Console.write(printer.footer())
    try Self.reporting { try page?.end(BatchSummary(), repeated: []) }
  }

  /// Prints what stands at the end; throws the exit code where it is not 0.
  func end() throws {
    try finish()
    let code = exitsZero && exitCode.value == 1 ? 0 : exitCode.value
    if code != 0 { throw ExitCode(code) }
  }

  /// A page that cannot be written is reported and ends the program with 74.
  private static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw Failures.exit(for: error)
    }
  }
}

extension ScanOutcome {
  /// What standard error tells of it; nil where standard output tells enough.
  var complaint: String? {
    let deserves = status == .unreadable || status == .pending || damage != nil
    return deserves ? problem.map { "\(path): \($0)" } : nil
  }
}
