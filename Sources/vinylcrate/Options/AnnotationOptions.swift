import ArgumentParser
import Glibc
import ScanReports

/// Where annotated copies of the photos go.
struct AnnotationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a copy of each photo to this folder with its barcodes outlined and named, or with why "
        + "there is none; made where it is missing.", valueName: "directory"),
    completion: .directory)
  var annotate: String?

  /// What writes the copies of a batch, where they are wanted.
  func writers(pixelLimit: Int) throws -> [any BatchWriter] {
    try open(pixelLimit: pixelLimit).map { [AnnotatedBatchWriter($0, complain: Console.complain)] }
      ?? []
  }

  /// The folder; one that cannot be used is reported and ends the program with 74.
  func open(pixelLimit: Int) throws -> AnnotatedFolder? {
    guard let path = annotate.flatMap({ RawArguments.paths(for: [$0]).first }) else { return nil }
    do throws(AnnotationError) {
      return try AnnotatedFolder(path, pixelLimit: pixelLimit)
    } catch {
      Console.complain(error.description)
      throw ExitCode(EX_IOERR)
    }
  }
}
