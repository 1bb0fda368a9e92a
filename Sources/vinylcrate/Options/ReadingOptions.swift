import ArgumentParser
import BarcodeReading
import ImageDecoding

/// How photos are decoded and read.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Photos in hand at the same time.", valueName: "count"))
  var jobs: Int = processorCount()

  @Option(
    help: ArgumentHelp("Refuse pictures of more pixels than this.", valueName: "megapixels"))
  var maxMegapixels: Int = ImageDecoder.defaultPixelLimit / 1_000_000

  @Option(help: "How much work a photo is worth: fast, normal or max.")
  var effort: ReaderEffort = .normal

  func validate() throws {
    guard jobs > 0 else { throw ValidationError("--jobs must be at least 1.") }
    guard (1...1_000_000).contains(maxMegapixels) else {
      throw ValidationError("--max-megapixels must be from 1 to 1000000.")
    }
  }

  var pixelLimit: Int { maxMegapixels * 1_000_000 }

  var reader: BarcodeReader { BarcodeReader(options: ReaderOptions(effort: effort)) }
}

extension ReaderEffort: ExpressibleByArgument {}
