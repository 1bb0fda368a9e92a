import BarcodeReading
import DrawnSymbols
import Glibc
import Imaging

/// Reads drawn symbols that are easily read wrong, and prints how many of each kind are read, and how
/// many are read wrong. Ends with 1 if any is. Mixtures of two labels that are whole symbols are
/// counted apart, as ``DrawnSymbol/isWholeMixture`` has it.
///
/// `--count N` symbols of each kind (default 500); `--seed N`, for other symbols; `--threads N`
/// (default 1); `--kind NAME`, for one kind only; `--negative`, with light bars; `--lit`, with a strip of light or
/// two on each. Each wrong read is printed with the seed that draws it:
/// `--kind NAME --only SEED` reads that symbol alone, and `--save FILE` writes it as PGM.
@main
enum SymbolBench {
  static func main() async {
    let seed = UInt64(value(of: "--seed", or: 1))
    let many = (0..<value(of: "--count", or: 500)).map { seed << 32 + UInt64($0) }
    let seeds = text(of: "--only").flatMap { UInt64($0) }.map { [$0] } ?? many
    var (drawn, wrong) = (0, 0)
    let kinds =
      text(of: "--kind").flatMap(DrawnSymbol.Kind.init).map { [$0] } ?? DrawnSymbol.Kind.allCases
    for kind in kinds {
      let tally = await tally(
        of: kind, seeds: seeds, threads: value(of: "--threads", or: 1))
      let (count, failures) = (seeds.count, tally.wrong.count)
      let mixtures = tally.mixtures > 0 ? ", \(tally.mixtures) whole mixtures" : ""
      print("\(kind.rawValue): \(count) drawn, \(tally.read) read, \(failures) wrong\(mixtures)")
      for line in tally.wrong { print("  \(line)") }
      (drawn, wrong) = (drawn + seeds.count, wrong + tally.wrong.count)
    }
    print("all: \(drawn) drawn, \(wrong) wrong")
    if wrong > 0 { exit(1) }
  }

  private static func text(of option: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  private static func value(of option: String, or usual: Int) -> Int {
    text(of: option).flatMap { Int($0) } ?? usual
  }

  private struct Tally: Sendable {
    var read = 0
    var mixtures = 0
    var wrong: [String] = []
  }

  private static func tally(
    of kind: DrawnSymbol.Kind, seeds: [UInt64], threads: Int
  ) async -> Tally {
    let isLit = CommandLine.arguments.contains("--lit")
    return await withTaskGroup(of: Tally.self) { group in
      for first in 0..<threads {
        group.addTask {
          stride(from: first, to: seeds.count, by: threads).reduce(into: Tally()) {
            add(
              DrawnSymbol(kind, seed: seeds[$1], isLit: isLit), seed: seeds[$1], to: &$0)
          }
        }
      }
      return await group.reduce(into: Tally()) {
        $0.read += $1.read
        $0.mixtures += $1.mixtures
        $0.wrong += $1.wrong
      }
    }
  }

  private static func add(_ symbol: DrawnSymbol, seed: UInt64, to tally: inout Tally) {
    let isNegative = CommandLine.arguments.contains("--negative")
    let picture = isNegative ? symbol.picture.negative : symbol.picture
    let luma = LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    let barcodes = BarcodeReader().read(luma).barcodes
    if let path = text(of: "--save") { save(luma, to: path) }
    let wrong = barcodes.filter { !symbol.gtins.contains($0.gtin.digits) }
    if wrong.isEmpty, !barcodes.isEmpty { tally.read += 1 }
    if !wrong.isEmpty, symbol.isWholeMixture {
      tally.mixtures += 1
    } else if !wrong.isEmpty {
      let codes = wrong.map { "\($0.text) (\($0.stage.rawValue), \($0.agreeingLines) lines)" }
      tally.wrong.append(
        "\(symbol.symbology) \(symbol.text), seed \(seed): \(codes.joined(separator: ", "))")
    }
  }

  private static func save(_ picture: LumaImage, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    fputs("P5\n\(picture.width) \(picture.height)\n255\n", file)
    fwrite(picture.pixels, 1, picture.pixels.count, file)
  }
}
