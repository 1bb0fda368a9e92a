import BarcodeReading
import Barcodes
import Glibc
import ImageDecoding

/// Runs the reader on many pictures, on a given number of threads.
struct Bench: Sendable {
  let reader: BarcodeReader
  let withTimes: Bool
  var withTrace = false

  func run(paths: [String], threads: Int) async {
    let lines = await withTaskGroup(of: [(Int, String)].self) { group in
      for thread in 0..<threads {
        group.addTask {
          stride(from: thread, to: paths.count, by: threads).map { ($0, line(for: paths[$0])) }
        }
      }
      return await group.reduce(into: [String](repeating: "", count: paths.count)) { all, some in
        for (index, line) in some { all[index] = line }
      }
    }
    for line in lines { print(line) }
  }

  private func line(for path: String) -> String {
    let start = Self.cpuMilliseconds()
    guard let bytes = Self.bytes(of: path), let image = try? ImageDecoder().decode(bytes) else {
      return #"{"path":"\#(path)","error":"not a picture"}"#
    }
    let decoded = Self.cpuMilliseconds()
    var trace: ReaderTrace? = withTrace ? ReaderTrace() : nil
    let result = reader.read(image.luma, trace: &trace)
    let read = Self.cpuMilliseconds()
    let codes = result.barcodes.map { barcode in
      let addOn = barcode.addOn.map { #","addOn":"\#($0.digits)""# } ?? ""
      return #"{"gtin":"\#(barcode.gtin)","symbology":"\#(barcode.symbology.rawValue)","#
        + #""stage":"\#(barcode.stage.rawValue)","lines":\#(barcode.agreeingLines)\#(addOn)}"#
    }
    let failure = result.failure.map { #","failure":"\#($0.kind.rawValue)""# } ?? ""
    let quads = result.barcodes.map(\.quad)
    let seen = trace.map { #","quads":"\#(quads)","trace":"\#($0)""# } ?? ""
    let times = withTimes ? #","decodeMs":\#(decoded - start),"ms":\#(read - decoded)"# : ""
    return #"{"path":"\#(path)","barcodes":[\#(codes.joined(separator: ","))]"#
      + "\(failure)\(seen)\(times)}"
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    guard count > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = fread(buffer.baseAddress, 1, count, file)
    }
  }

  /// Processor time of the calling thread: other work on the machine hardly changes it.
  private static func cpuMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + (Double(time.tv_nsec) / 1e3).rounded() / 1e3
  }
}
