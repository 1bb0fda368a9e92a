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
    guard photos.isEmpty == (filesFrom != nil) else {
      throw ValidationError(
        photos.isEmpty
          ? "Name at least one photo, or --files-from a list."
          : "Name photos or --files-from a list, not both.")
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
    let inputs = RawArguments.paths(for: photos + [filesFrom].compactMap { $0 })
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
        names: filesFrom == nil ? photos : nil, explains: explanation.explain) + annotated
        + (try report.sinks(title: "Scanned sleeves", decoder, rules, online)))
    let summary = try await Failures.reporting {
      guard let filesFrom else {
        return try await run.scan(ListedPhotoNames(RawArguments.paths(for: photos)))
      }
      let names = StreamedPhotoNames(
        try NameStream(listedIn: filesFrom, separator: null ? 0 : UInt8(ascii: "\n")))
      do {
        return try await run.scan(names)
      } catch let problem as FileProblem {
        // What helps with a photo does not help with a list.
        let isJoined = problem == .longLine(limit: NameStream.longestName) && !null
        let advice = "check --files-from" + (isJoined ? ", or add -0 for zero bytes" : "")
        Console.complain("\(filesFrom): \(problem.reason): \(advice)")
        throw ExitCode(ExitStatus.unusable.rawValue)
      }
    }
    try ExitStatus(summary).end(exitZero: output.exitZero)
  }
}
