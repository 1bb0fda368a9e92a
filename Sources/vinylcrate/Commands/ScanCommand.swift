import AppNavigation
import ArgumentParser
import Files
import Scanning

/// `vinylcrate scan`: photos in, outcomes out.
struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Read the barcode in photos of sleeves and name the records.",
    discussion: """
      EXAMPLES
        vinylcrate scan SampleImages/*.jpg
        vinylcrate scan --format jsonl front.jpg back.png
        vinylcrate scan --report report.html ~/Pictures/*.jpg
        vinylcrate scan - < photo.jpg
        vinylcrate scan --explain unread.jpg
        vinylcrate scan --annotate seen photos/*.jpg
        find ~/Pictures -name '*.jpg' -print0 | vinylcrate scan -0 --files-from -
      """)

  @Argument(
    help: ArgumentHelp(
      "Photos; - for one on standard input.",
      discussion: """
        JPEG, PNG, WebP, HEIC, AVIF, TIFF, BMP or PNM, whatever their names. Each page of a TIFF \
        file is scanned.
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
  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions
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
    let library = try library.openReader()
    let coordinator = await AppCoordinator(catalog: try catalog.open(), library: library)
    let annotated = try annotation.open(pixelLimit: reading.pixelLimit)
    let scanner = reading.scanner(
      coordinator.resolver, owned: library, measuresTime: output.timings,
      keepsPictures: annotated != nil, keepsTraces: annotated != nil || explanation.explain)
    let engine = ScanEngine(scanner: scanner, workerCount: reading.jobs)

    let page = try report.writer(title: "Scanned sleeves", reading)
    var report = OutcomeReport(
      output, names: filesFrom == nil ? photos : nil, page: page, annotated: annotated,
      explains: explanation.explain)
    try report.begin()
    if let filesFrom {
      let names = StreamedPhotoNames(
        try NameStream(listedIn: filesFrom, separator: null ? 0 : UInt8(ascii: "\n")))
      do {
        try await engine.scan(names) { try await report.add(contentsOf: $0) }
      } catch let problem as FileProblem {
        Console.complain("\(filesFrom): \(problem)")
        throw ExitCode(2)
      }
    } else {
      let names = ListedPhotoNames(RawArguments.paths(for: photos))
      try await engine.scan(names) { try await report.add(contentsOf: $0) }
    }
    try report.end()
  }
}
