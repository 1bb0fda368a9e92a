import BarcodeReading
import DumpFixtures
import Glibc
import ImageDecoding
import ReleaseDumps

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// libFuzzer on one decoder's front, on previews of all formats, on the whole way from bytes to
/// barcodes, or on dumps of releases.
///
/// The environment variable `FRONT` names the format, or is `preview`, `reader` or `dump`; it is no argument
/// since libFuzzer starts itself again with arguments of its own.
@main
struct Fuzz {
  static func main() {
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    exit(runDriver(&count, &arguments, fuzzOne))
  }
}

/// 4 megapixels: larger pictures would only slow the fuzzer down.
private let decoder = ImageDecoder(pixelLimit: 4_000_000)
private let previewDecoder = PreviewDecoder(longestSide: 50, pixelLimit: 4_000_000)
private let front = getenv("FRONT").map { String(cString: $0) } ?? "reader"

/// One run; -1 for bytes that are another front's and not worth keeping.
private func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if front == "dump" {
    fuzzDump(bytes)
    return 0
  }
  let format = ImageFormat(signatureOf: bytes)
  guard let format, ["preview", "reader", format.rawValue].contains(front) else { return -1 }
  if front == "preview" {
    fuzzPreview(bytes)
    return 0
  }
  decoder.forEachPage(of: bytes) { page in
    guard case .success(let image) = page.image else { return }
    let luma = image.luma
    precondition(luma.pixels.count == luma.stride * luma.height && luma.width <= luma.stride)
    precondition(luma.width * luma.height <= decoder.pixelLimit)
    guard front == "reader" else { return }
    for barcode in BarcodeReader().read(luma).barcodes {
      _ = barcode.mappingQuad(image.upright)
    }
  }
  return 0
}

private func fuzzPreview(_ bytes: [UInt8]) {
  // A second page, so that files with and without one are both tried.
  for page in [nil, 2] {
    guard let preview = try? previewDecoder.decode(bytes, page: page) else { continue }
    precondition(preview.image.pixels.count == preview.image.width * preview.image.height)
    precondition(max(preview.image.width, preview.image.height) <= previewDecoder.longestSide)
  }
}

private func fuzzDump(_ bytes: [UInt8]) {
  var options = DumpOptions()
  let strict = DumpRun.reading(bytes, options)
  options.keepGoing = true
  // What is read without broken releases is read with such left out, too.
  if case .success(let whole) = strict {
    guard case .success(let run) = DumpRun.reading(bytes, options) else { fatalError() }
    precondition(run.releases == whole.releases && run.totals.broken == 0)
  } else {
    _ = DumpRun.reading(bytes, options)
  }
}
