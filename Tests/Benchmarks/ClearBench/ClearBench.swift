import BarcodeReading
import DrawnSymbols
import Glibc
import Imaging

/// Reads drawn photos that nobody should miss, and prints how many of each kind are read, and how many
/// are read wrong. Ends with 1 if any is.
///
/// `--count N` photos of each kind (default 200); `--seed N`, for other photos; `--threads N` (default 1);
/// `--kind NAME` and `--only SEED`, for one kind and one photo; `--missed` prints the seeds of those that
/// are not read, and `--save FILE` writes the photo as PGM. `--folder PATH` reads nothing, but writes all photos
/// there, and a list of them, for other readers.
@main
enum ClearBench {
  static func main() async {
    let first = UInt64(text(of: "--seed") ?? "") ?? 1
    let count = text(of: "--count").flatMap { Int($0) } ?? 200
    let seeds =
      text(of: "--only").flatMap { UInt64($0) }.map { [$0] }
      ?? (0..<count).map { first << 32 + UInt64($0) }
    let threads = text(of: "--threads").flatMap { Int($0) } ?? 1
    let kinds =
      text(of: "--kind").flatMap(ClearPhoto.Kind.init).map { [$0] }
      ?? ClearPhoto.Kind.allCases
    if let folder = text(of: "--folder") { return write(kinds, seeds: seeds, to: folder) }
    var wrong = 0
    for kind in kinds {
      let tally = await tally(of: kind, seeds: seeds, threads: threads)
      let milliseconds = Int(tally.milliseconds / Double(seeds.count))
      print(
        "\(kind.rawValue): \(seeds.count) drawn, \(tally.read) read, \(tally.wrong.count) wrong, "
          + "\(milliseconds) ms")
      for line in tally.wrong { print("  wrong: \(line)") }
      if CommandLine.arguments.contains("--missed") {
        for line in tally.missed.sorted() { print("  \(line)") }
      }
      wrong += tally.wrong.count
    }
    if wrong > 0 { exit(1) }
  }

  private static func text(of option: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  private struct Tally: Sendable {
    var read = 0
    var milliseconds = 0.0
    var wrong: [String] = []
    var missed: [String] = []
  }

  private static func tally(
    of kind: ClearPhoto.Kind, seeds: [UInt64], threads: Int
  ) async -> Tally {
    await withTaskGroup(of: Tally.self) { group in
      for thread in 0..<threads {
        group.addTask {
          stride(from: thread, to: seeds.count, by: threads).reduce(into: Tally()) {
            add(kind, seed: seeds[$1], to: &$0)
          }
        }
      }
      return await group.reduce(into: Tally()) {
        $0.read += $1.read
        $0.milliseconds += $1.milliseconds
        $0.wrong += $1.wrong
        $0.missed += $1.missed
      }
    }
  }

  private static func add(_ kind: ClearPhoto.Kind, seed: UInt64, to tally: inout Tally) {
    let photo = ClearPhoto(kind, seed: seed)
    let picture = LumaImage(
      width: photo.picture.width, height: photo.picture.height, pixels: photo.picture.pixels)
    if let path = text(of: "--save") { save(picture, to: path) }
    let start = milliseconds()
    let result = BarcodeReader().read(picture)
    tally.milliseconds += milliseconds() - start
    let codes = result.barcodes.map(\.gtin.digits)
    let wrong = codes.filter { !photo.gtins.contains($0) }
    if !wrong.isEmpty { tally.wrong.append("seed \(seed): \(wrong.joined(separator: ", "))") }
    if wrong.isEmpty, photo.gtins.allSatisfy(codes.contains) {
      tally.read += 1
    } else {
      let reason = (result.failure?.kind.rawValue) ?? "\(codes.count) of \(photo.gtins.count)"
      tally.missed.append(
        "\(seed) \(picture.width) x \(picture.height) \(photo.description): \(reason)")
    }
  }

  /// Writes photos as PGM, and labels.csv with their paths, kinds and codes.
  private static func write(_ kinds: [ClearPhoto.Kind], seeds: [UInt64], to folder: String) {
    guard let list = fopen(folder + "/labels.csv", "wb") else {
      print("\(folder): cannot be written to")
      exit(1)
    }
    defer { fclose(list) }
    fputs("path,source,gtin,also_visible\n", list)
    for kind in kinds {
      for seed in seeds {
        let photo = ClearPhoto(kind, seed: seed)
        let name = "\(kind.rawValue)-\(seed).pgm"
        save(
          LumaImage(
            width: photo.picture.width, height: photo.picture.height,
            pixels: photo.picture.pixels), to: folder + "/" + name)
        fputs("\(name),\(kind.rawValue),\(photo.gtins.joined(separator: ";")),\n", list)
      }
    }
  }

  private static func save(_ picture: LumaImage, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    fputs("P5\n\(picture.width) \(picture.height)\n255\n", file)
    fwrite(picture.pixels, 1, picture.pixels.count, file)
  }

  /// Processor time of the calling thread.
  private static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
