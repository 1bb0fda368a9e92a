import ArgumentParser
import Files
import Links
import Scanning

/// `vinylcrate scan`: scans photos and prints the outcomes.
struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Read the barcode in photos of sleeves and name the records.",
    discussion: """
      \(PressingHelp.hints) \(PressingHelp.files)

      \(ExitCodeHelp.outcomes)

      EXAMPLES
        vinylcrate scan SampleImages/*.jpg
        vinylcrate scan --format jsonl front.jpg back.png
        vinylcrate scan --report report.html ~/Pictures/*.jpg
        vinylcrate scan - < photo.jpg
        vinylcrate scan --hint 'ILPS 9087' --prefer-country GB back.jpg
        vinylcrate scan --explain unread.jpg
        vinylcrate scan --annotate seen photos/*.jpg
        find ~/Pictures -name '*.jpg' -print0 | vinylcrate scan -0 --files-from -
      """)

  @Argument(
    help: ArgumentHelp(
      "Photos; - for one on standard input.",
      discussion: """
        JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PNM, whatever their names. Each page of a \
        TIFF file is scanned.
        """),
    completion: .file())
  var photos: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file of names, one a line; - for standard input.", valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Flag(name: [.customShort("0"), .long], help: "Names in --files-from end with a zero byte.")
  var null = false

  @Option(
    help: ArgumentHelp(
      "Photos with their content, as another program hands them over; - for standard input.",
      discussion: """
        Each is a frame: VCF1, the length of its name in 4 bytes and that of its content in 8, the \
        highest byte first, then the name and the content.
        """, valueName: "file"),
    completion: .file())
  var framesFrom: String?

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var annotation: AnnotationOptions
  @OptionGroup var explanation: ExplanationOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var overwriting: OverwritingOptions
  @OptionGroup var hints: HintOptions
  @OptionGroup var pressings: PressingOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    let sources = [!photos.isEmpty, filesFrom != nil, framesFrom != nil].filter { $0 }.count
    guard sources == 1 else {
      throw ValidationError(
        sources == 0
          ? "Name at least one photo, or --files-from a list."
          : "Name photos, --files-from a list or --frames-from a program: one of them.")
    }
    guard framesFrom == nil || (report.report == nil && annotation.annotate == nil) else {
      throw ValidationError("--report and --annotate go with files, not with --frames-from.")
    }
    try explanation.check(output.format)
    guard !null || filesFrom != nil else { throw ValidationError("-0 goes with --files-from.") }
  }

  func run() async throws {
    Heap.boundForPhotos()
    let library = try library.openReader()
    let resolver = DeepLinkResolver(
      catalog: try online.chain(catalog.open(), library), library: library,
      preferences: try pressings.preferences)
    let inputs = RawArguments.paths(for: photos + [filesFrom, framesFrom].compactMap { $0 })
    let rules = try overwriting.rules(inputs: inputs, library: self.library, catalog: catalog)
    let decoder = reading.decoder
    let annotated = try annotation.sinks(decoder)
    let scanner = reading.scanner(
      resolver, decoder, owned: library, measuresTime: output.timings,
      keepsPictures: !annotated.isEmpty,
      keepsTraces: !annotated.isEmpty || explanation.explain, hint: hints.hint)
    var run = ScanRun(
      engine: ScanEngine(scanner: scanner, workerCount: try reading.jobs),
      sinks: try output.sinks(
        names: photos.isEmpty ? nil : photos, explains: explanation.explain) + annotated
        + (try report.sinks(title: "Scanned sleeves", decoder, rules, online)))
    let summary = try await Failures.reporting {
      guard let list = filesFrom ?? framesFrom else {
        return try await run.scan(ListedPhotoNames(RawArguments.paths(for: photos)))
      }
      do {
        let file = try OpenFile(
          listing: list, for: framesFrom == nil ? "--files-from" : "--frames-from")
        guard framesFrom == nil else { return try await run.scan(FramedPhotos(file)) }
        let names = NameStream(file, separator: null ? 0 : UInt8(ascii: "\n"))
        return try await run.scan(StreamedPhotoNames(names))
      } catch let problem as FileProblem {
        Console.complain("\(list): \(problem.reason): \(advice(about: problem))")
        throw ExitCode(ExitStatus.unusable.rawValue)
      }
    }
    try ExitStatus(summary).end(exitZero: output.exitZero)
  }

  /// What helps with a list: what helps with a photo does not.
  private func advice(about problem: FileProblem) -> String {
    guard framesFrom == nil else { return "check the program that writes the frames" }
    let isJoined = problem == .longLine(limit: NameStream.longestName) && !null
    return "check --files-from" + (isJoined ? ", or add -0 for zero bytes" : "")
  }
}
