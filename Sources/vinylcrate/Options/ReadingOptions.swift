import ArgumentParser
import BarcodeReading
import DecodingHelper
import ImageDecoding
import Library
import Links
import Scanning
import Settings

/// How photos are decoded and read.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("jobs"),
    help: ArgumentHelp(
      "Photos processed in parallel; without it as many as the settings say, else "
        + "as there are processors.", valueName: "count"))
  var givenJobs: Int?

  @Option(
    help: ArgumentHelp("Refuse pictures of more pixels than this.", valueName: "megapixels"))
  var maxMegapixels: Int = Self.usualMegapixels

  @Option(
    help: ArgumentHelp(
      "Give a photo up that takes more processor time than this.", valueName: "seconds"))
  var maxSeconds: Int = WorkBudget.defaultSeconds

  @Option(help: "How much time to spend on a photo: fast, normal or max.")
  var effort: ReaderEffort = Self.usualEffort

  static let usualMegapixels = ImageDecoder.defaultPixelLimit / 1_000_000
  static let usualEffort = ReaderEffort.normal

  func validate() throws {
    guard givenJobs ?? 1 > 0 else { throw ValidationError("--jobs must be at least 1.") }
    guard (1...1_000_000).contains(maxMegapixels) else {
      throw ValidationError("--max-megapixels must be from 1 to 1000000.")
    }
    guard (1...86_400).contains(maxSeconds) else {
      throw ValidationError("--max-seconds must be from 1 to 86400.")
    }
  }

  /// How many photos are processed at the same time.
  var jobs: Int {
    get throws { try givenJobs ?? Settings.ofUser(.jobs).flatMap { Int($0) } ?? processorCount() }
  }

  /// Decodes the photos of a run.
  var decoder: GuardedDecoder {
    GuardedDecoder(
      ImageDecoder(pixelLimit: maxMegapixels * 1_000_000, secondsLimit: maxSeconds))
  }

  /// - Parameters:
  ///   - decoder: the same for all that decodes in a run.
  ///   - owned: what the user owns and wants; nothing by default.
  ///   - measuresTime: whether outcomes say how long they took.
  ///   - keepsPictures: whether outcomes have their photos, to show them.
  ///   - keepsTraces: whether outcomes have a trace of the reader's stages.
  ///   - hint: what the user says of every record; nil for nothing.
  func scanner(
    _ resolver: DeepLinkResolver, _ decoder: GuardedDecoder,
    owned: any OwnedRecords = InMemoryLibrary(),
    measuresTime: Bool = false,
    keepsPictures: Bool = false, keepsTraces: Bool = false, hint: String? = nil
  ) -> PhotoScanner {
    PhotoScanner(
      decoder: decoder,
      reader: BarcodeReader(options: ReaderOptions(effort: effort)), resolver: resolver,
      owned: owned,
      measuresTime: measuresTime, keepsPictures: keepsPictures, keepsTraces: keepsTraces,
      hint: hint,
      problemInTrial: trial.problem)
  }

  /// Scans a photo as these options say, in a process of its own.
  private var trial: PhotoTrial {
    PhotoTrial(
      arguments: [
        "scan", "--format", "json", "--effort", effort.rawValue, "--max-megapixels",
        "\(maxMegapixels)", "--max-seconds", "\(maxSeconds)",
      ], secondsLimit: maxSeconds)
  }

  /// The reader's version and options as text, for the journal.
  var reader: String { "\(BarcodeReader.version) \(effort.rawValue) \(maxMegapixels)" }
}

extension ReaderEffort: ExpressibleByArgument {}
