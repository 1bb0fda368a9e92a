import AppNavigation
import ArgumentParser
import BarcodeReading
import ImageDecoding
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
        vinylcrate scan - < photo.jpg
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

  @Option(help: ArgumentHelp("Photos in hand at the same time.", valueName: "count"))
  var jobs: Int = processorCount()

  @Option(
    help: ArgumentHelp("Refuse pictures of more pixels than this.", valueName: "megapixels"))
  var maxMegapixels: Int = ImageDecoder.defaultPixelLimit / 1_000_000

  @Option(help: "How much work a photo is worth: fast, normal or max.")
  var effort: ReaderEffort = .normal

  @OptionGroup var output: OutputOptions
  @OptionGroup var catalog: CatalogOptions

  func validate() throws {
    guard photos.isEmpty == (filesFrom != nil) else {
      throw ValidationError(
        photos.isEmpty
          ? "Name at least one photo, or --files-from a list."
          : "Name photos or --files-from a list, not both.")
    }
    guard jobs > 0 else { throw ValidationError("--jobs must be at least 1.") }
    guard (1...1_000_000).contains(maxMegapixels) else {
      throw ValidationError("--max-megapixels must be from 1 to 1000000.")
    }
    guard !null || filesFrom != nil else { throw ValidationError("-0 goes with --files-from.") }
  }

  func run() async throws {
    let coordinator = await AppCoordinator(catalog: try catalog.open())
    let scanner = PhotoScanner(
      decoder: ImageDecoder(pixelLimit: maxMegapixels * 1_000_000),
      reader: BarcodeReader(options: ReaderOptions(effort: effort)),
      resolver: coordinator.resolver, measuresTime: output.timings)
    let run = ScanRun(scanner: scanner, workerCount: jobs)

    var report = OutcomeReport(output, names: filesFrom == nil ? photos : nil)
    try report.begin()
    if let filesFrom {
      let list = try NameList(filesFrom)
      defer { list.close() }
      let names = StreamedPhotoNames(
        descriptor: list.descriptor, separator: null ? 0 : UInt8(ascii: "\n"))
      do {
        try await run.scan(names) { try report.add($0) }
      } catch let problem as FileProblem {
        Console.complain("\(filesFrom): \(problem)")
        throw ExitCode(2)
      }
    } else {
      let names = ListedPhotoNames(RawArguments.paths(for: photos))
      try await run.scan(names) { try report.add($0) }
    }
    try report.end()
  }
}

extension ReaderEffort: ExpressibleByArgument {}
