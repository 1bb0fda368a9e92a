import BarcodeReading
import DumpFixtures
@preconcurrency import Glibc
import ImageDecoding

/// Many broken pictures through decoder and reader, and broken dumps of releases through theirs, one
/// after the other.
struct MutationRun {
  let files: [[UInt8]]
  let firstSeed: UInt64
  let count: UInt64
  /// The most processor time that one picture may take.
  let seconds: UInt64
  /// The most that the process may take in all.
  let mebibytes: UInt64

  /// Runs it; whether every picture kept within its bounds. A crash ends the process, as does a
  /// picture that takes ten times its seconds.
  func holds() -> Bool {
    let decoder = ImageDecoder(pixelLimit: 20_000_000)
    let last = open("mutate-\(firstSeed).last", O_CREAT | O_WRONLY | O_TRUNC, 0o644)
    defer { close(last) }
    var tally: [String: Int] = [:]
    var (slowest, slowestSeed) = (0.0, firstSeed)
    for seed in firstSeed..<(firstSeed + count) {
      let text = Array("\(seed)\n".utf8)
      pwrite(last, text, text.count, 0)
      var mutation = Mutation(seed: seed)
      let file = files[Int(seed % UInt64(files.count))]
      let bytes = mutation.applied(to: file)
      alarm(UInt32(10 * seconds))
      let start = clock()
      if ImageFormat(signatureOf: file) == nil {
        tally[Self.outcome(ofDump: bytes), default: 0] += 1
      } else {
        decoder.forEachPage(of: bytes) { page in
          tally[Self.outcome(of: page), default: 0] += 1
        }
      }
      let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      if time > slowest { (slowest, slowestSeed) = (time, seed) }
    }
    alarm(0)
    for (outcome, number) in tally.sorted(by: { $0.key < $1.key }) {
      print("\(outcome): \(number)")
    }
    let peak = Self.peakMebibytes
    print("\(count) files; slowest \(slowest) s (seed \(slowestSeed)); peak \(peak) MiB")
    return slowest <= Double(seconds) && peak <= mebibytes
  }

  private static func outcome(ofDump bytes: [UInt8]) -> String {
    switch DumpRun.reading(bytes) {
    case .success: "dump read"
    case .failure: "dump refused"
    }
  }

  private static func outcome(of page: ImagePage) -> String {
    switch page.image {
    case .success(let image):
      let barcodes = BarcodeReader().read(image.luma).barcodes
      return (image.damage == nil ? "whole" : "damaged")
        + (barcodes.isEmpty ? ", nothing read" : ", read")
    case .failure(.tooManyPixels): return "too many pixels"
    case .failure(.unknownFormat), .failure(.empty): return "unknown format"
    case .failure: return "unreadable"
    }
  }

  private static var peakMebibytes: UInt64 {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return UInt64(usage.ru_maxrss) / 1024
  }

  /// The content of a file; the process ends where there is none.
  static func bytes(of name: String) -> [UInt8] {
    guard let file = fopen(name, "rb") else {
      perror(name)
      exit(64)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
