import BarcodeReading
import DrawnSymbols
import Glibc
import Imaging

/// Reads drawn photos with one fault each, and prints how often each reason is given for each fault: a
/// row for each fault, a column for each reason. Photos that are read are counted apart. Ends with 1
/// if any is read wrong.
///
/// `--count N` photos of each fault (default 100); `--seed N`, for other photos; `--fault NAME` and
/// `--only SEED`, for one fault and one photo; `--others` prints the seeds of those with another reason,
/// and `--save FILE` writes the photo as PGM.
@main
enum ReasonBench {
  static func main() async {
    let first = UInt64(text(of: "--seed") ?? "") ?? 1
    let count = text(of: "--count").flatMap { Int($0) } ?? 100
    let seeds =
      text(of: "--only").flatMap { UInt64($0) }.map { [$0] }
      ?? (0..<count).map { first << 32 + UInt64($0) }
    let faults =
      text(of: "--fault").flatMap(FaultyPhoto.Fault.init).map { [$0] }
      ?? FaultyPhoto.Fault.allCases
    let reasons = ReaderResult.Failure.Kind.allCases
    print(row("", reasons.map(\.rawValue) + ["read", "right"]))
    var wrong = 0
    for fault in faults {
      var counts = [ReaderResult.Failure.Kind: Int]()
      var read = 0
      for (seed, result) in await results(of: fault, seeds: seeds) {
        let photo = FaultyPhoto(fault, seed: seed)
        wrong += result.barcodes.count { $0.gtin.digits != photo.gtin }
        guard let kind = result.failure?.kind else {
          read += 1
          continue
        }
        counts[kind, default: 0] += 1
        if kind.rawValue != fault.rawValue, CommandLine.arguments.contains("--others") {
          print("  \(fault.rawValue) \(seed): \(kind.rawValue)")
        }
      }
      let unread = counts.values.reduce(0, +)
      let right =
        reasons.first { $0.rawValue == fault.rawValue }.map { counts[$0, default: 0] } ?? 0
      let percent = unread > 0 ? "\(right * 100 / unread) %" : "-"
      print(
        row(fault.rawValue, reasons.map { "\(counts[$0, default: 0])" } + ["\(read)", percent]))
    }
    print("wrong codes: \(wrong)")
    if wrong > 0 { exit(1) }
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    let pad = { (text: String, width: Int) in
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return pad(name, 12) + cells.map { pad($0, 14) }.joined()
  }

  private static func results(
    of fault: FaultyPhoto.Fault, seeds: [UInt64]
  ) async -> [(UInt64, ReaderResult)] {
    await withTaskGroup(of: (UInt64, ReaderResult).self) { group in
      for seed in seeds {
        group.addTask {
          let photo = FaultyPhoto(fault, seed: seed)
          let picture = LumaImage(
            width: photo.picture.width, height: photo.picture.height, pixels: photo.picture.pixels)
          if let path = text(of: "--save") { save(picture, to: path) }
          return (seed, BarcodeReader().read(picture))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
    }
  }

  private static func text(of option: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  private static func save(_ picture: LumaImage, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    fputs("P5\n\(picture.width) \(picture.height)\n255\n", file)
    fwrite(picture.pixels, 1, picture.pixels.count, file)
  }
}
