import ArgumentParser
import ScanReports
import Scanning

/// How outcomes are printed.
struct OutputOptions: ParsableArguments {
  @OptionGroup var list: ListOptions

  @Flag(help: "Add the milliseconds that each outcome took, in json and jsonl.")
  var timings = false

  @Flag(help: "Exit with 0 instead of 1: a photo or barcode without a record is no failure.")
  var exitZero = false

  var format: OutcomeFormat { list.format }

  /// The page that text is written on.
  ///
  /// - Parameter names: the names of all photos, if they are known beforehand.
  func page(names: [String]? = nil) throws -> TextPage { try list.page(names: names) }

  /// The sinks that print the outcomes of a run and its problems.
  ///
  /// - Parameters:
  ///   - names: the names of all photos, if they are known beforehand.
  ///   - ofHistory: whether the photos are from many folders or were scanned earlier.
  ///   - explains: whether the trace of the reader's stages is printed.
  func sinks(
    names: [String]? = nil, ofHistory: Bool = false, explains: Bool = false
  ) throws -> [any ScanSink] {
    let printer = format.printer(on: try page(names: names), ofHistory: ofHistory)
    return [OutcomeSink(printer, explains: explains) { try Console.write($0) }, complaints]
  }

  /// The sink that reports problems. Those of photos are left to the text where both streams are a
  /// terminal, so that nobody reads them twice.
  var complaints: ComplaintSink {
    ComplaintSink(isOfFolders: format == .text && Console.isWholeTerminal)
  }

  /// The sinks that say what becomes of records in the collection; none for programs, which list it.
  var keepingSinks: [any ScanSink] {
    get throws {
      format == .text ? [KeepingSink(page: try page()) { try Console.write($0) }] : []
    }
  }
}
