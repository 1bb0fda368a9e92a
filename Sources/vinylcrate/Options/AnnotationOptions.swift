import ArgumentParser
import ImageDecoding
import ScanReports
import Scanning

/// Where annotated copies of the photos go.
struct AnnotationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a copy of each photo to this folder, with the barcodes outlined and named or the reason "
        + "why there is none. The folder is made if it is missing.", valueName: "directory"),
    completion: .directory)
  var annotate: String?

  /// The sink that writes the copies, if they were asked for; a folder that cannot be used is
  /// reported and ends the program with 74.
  func sinks(_ decoder: any PictureDecoding) throws -> [any ScanSink] {
    guard let path = annotate.flatMap({ RawArguments.paths(for: [$0]).first }) else { return [] }
    return try Failures.reportingNow {
      let folder = try AnnotatedFolder(path, decoder: decoder, wording: .commandLine)
      return [AnnotatedSink(folder) { Console.complain($0) }]
    }
  }
}
