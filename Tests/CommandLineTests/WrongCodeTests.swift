import DrawnSymbols
import TestSupport
import Testing

/// Symbols with bars so wide that zbar reads another valid code on every line.
struct WrongCodeTests {
  @Test(
    "a scan prints the true code or none",
    arguments: [4_294_967_322, 4_294_967_327, 4_294_967_350] as [UInt64])
  func widenedBars(seed: UInt64) throws {
    let program = try Program()
    let symbol = DrawnSymbol(.widened, seed: seed)
    let picture = symbol.picture
    let header = "P5 \(picture.width) \(picture.height) 255\n"
    try program.folder.write(Array(header.utf8) + picture.pixels, to: "symbol.pgm")
    let result = try program.run(["scan", "--format", "jsonl", "--explain", "symbol.pgm"])
    let outcome = try JSONText.object(result.stdout)
    let barcodes = outcome["barcodes"] as? [[String: Any]] ?? []
    #expect(barcodes.allSatisfy { symbol.gtins.contains($0["gtin"] as? String ?? "") })
    #expect(result.exitCode == 1)
  }
}
