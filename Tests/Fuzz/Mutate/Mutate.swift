import BarcodeReading
@preconcurrency import Glibc
import ImageDecoding

/// Decodes and reads broken copies of pictures: `mutate COUNT SEED SECONDS MEBIBYTES FILE...`.
///
/// Each picture may take so many seconds of processor time, and the whole run so much memory at its
/// peak; 1 is the exit code where one takes more. The seed of the current picture is in
/// `mutate-SEED.last`, so that a crash can be repeated: `mutate 1 NUMBER …` makes that picture alone.
@main
struct Mutate {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.prefix(4).compactMap { UInt64($0) }
    guard numbers.count == 4, arguments.count > 4 else {
      fputs("usage: mutate COUNT SEED SECONDS MEBIBYTES FILE...\n", stderr)
      exit(64)
    }
    let run = MutationRun(
      files: arguments.dropFirst(4).map(MutationRun.bytes), firstSeed: numbers[1],
      count: numbers[0], seconds: numbers[2], mebibytes: numbers[3])
    exit(run.holds() ? 0 : 1)
  }
}
