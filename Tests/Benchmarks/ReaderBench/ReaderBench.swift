import BarcodeReading
import Glibc
import ImageDecoding

/// Reads paths from standard input and prints one JSON line for each picture, in the order of the
/// paths.
///
/// `--threads N` reads N pictures at a time (default 1); `--effort fast|normal|max`; `--no-times`
/// omits the milliseconds, so that two runs can be compared byte by byte, and `--trace` adds all that each
/// stage saw. `--without STAGE` leaves out a stage, such as `cylinders`.
@main
enum ReaderBench {
  static func main() async {
    let arguments = CommandLine.arguments
    func value(of option: String) -> String? {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return nil
      }
      return arguments[index + 1]
    }
    var options = ReaderOptions(
      effort: value(of: "--effort").flatMap(ReaderEffort.init) ?? .normal)
    if let name = value(of: "--without") {
      guard let stage = OptionalStage(rawValue: name) else {
        let names = OptionalStage.allCases.map(\.rawValue).joined(separator: ", ")
        print("--without \(name): the stages are \(names)")
        exit(2)
      }
      options.limits = options.limits.without(stage)
    }
    let bench = Bench(
      reader: BarcodeReader(options: options),
      withTimes: !arguments.contains("--no-times"), withTrace: arguments.contains("--trace"))
    await bench.run(
      paths: Array(sequence(state: ()) { _ in readLine() }),
      threads: value(of: "--threads").flatMap(Int.init) ?? 1)
  }
}
