import BarcodeReading
import Glibc

/// Moves each limit of the reader up and down, one at a time, and prints how many photos are read and how many
/// codes are wrong: a limit that loses many by little is a cliff.
///
/// `FOLDER` holds labels.csv, and negatives.csv if there are photos without a barcode; `--every N` takes every
/// Nth of both lists (default 1); `--percent N`, by how much a limit is moved (default 20); `--only TEXT`, the
/// limits with that in their names; `--threads N` (default 1). Those that change nothing are counted, not
/// printed; those of the diagnosis cannot change anything. `--stages` leaves out the stages of the reader
/// instead, one at a time.
@main
enum SensitivityBench {
  static func main() async throws {
    guard CommandLine.arguments.count > 1 else {
      print(
        "usage: SensitivityBench FOLDER [--every N] [--percent N] [--only TEXT] [--threads N] [--stages]"
      )
      exit(2)
    }
    let photos = try LoadedPhotos(
      folder: CommandLine.arguments[1], every: number(of: "--every") ?? 1)
    let threads = number(of: "--threads") ?? 1
    let change = Double(number(of: "--percent") ?? 20) / 100
    let usual = await photos.tally(ReaderLimits(), threads: threads)
    print("\(photos.count) photos with a barcode, \(photos.negativeCount) without")
    print(row("as they are", usual.description, ""))
    if CommandLine.arguments.contains("--stages") {
      for stage in OptionalStage.allCases {
        let tally = await photos.tally(ReaderLimits().without(stage), threads: threads)
        print(row("without " + stage.rawValue, tally.description, ""))
      }
      return
    }
    let names = ReaderLimits.names.filter { name in
      !name.hasPrefix("diagnosing.") && text(of: "--only").map(name.contains) ?? true
    }
    var unchanged = 0
    for name in names {
      var tallies: [Tally] = []
      for factor in [1 - change, 1 + change] {
        guard let limits = ReaderLimits().scaled(name, by: factor) else { continue }
        tallies.append(await photos.tally(limits, threads: threads))
      }
      if tallies.allSatisfy({ $0 == usual }) {
        unchanged += 1
      } else {
        print(row(name, tallies[0].description, tallies[1].description))
      }
    }
    print("\(unchanged) of \(names.count) limits change neither reads nor wrong codes")
  }

  private static func row(_ name: String, _ cells: String...) -> String {
    ([name] + cells).map { $0 + String(repeating: " ", count: max(0, 44 - $0.count)) }.joined()
  }

  private static func number(of option: String) -> Int? { text(of: option).flatMap { Int($0) } }

  private static func text(of option: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }
}
