import Files
import Glibc
import ImageDecoding
import Imaging
import SystemPackage

/// The work of the helper: decodes the pictures that come in on standard input, which is a socket, and
/// sends back what it made of them, until the other end is closed.
public struct DecodingService {
  /// The only argument of the helper.
  public static let argument = "decode-pictures"

  private let socket = MessageSocket(file: OpenFile(.standardInput, isOwned: false))
  private let limits = ProcessLimits(endingWith: STDOUT_FILENO)

  /// Whether the program was started as a helper. Anybody else who types the argument has no such input.
  ///
  /// - Parameter arguments: without the program's name.
  public static func isWanted(_ arguments: [String]) -> Bool {
    var (type, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    return arguments == [argument]
      && getsockopt(STDIN_FILENO, SOL_SOCKET, SO_TYPE, &type, &size) == 0
  }

  /// Answers all requests, then ends the program.
  public static func run() -> Never {
    let service = DecodingService()
    while (try? service.answer()) != nil {}
    exit(0)
  }

  /// Answers the next request.
  ///
  /// - Throws: where there is none.
  private func answer() throws {
    let (request, count) = try socket.receive(DecodingRequest.self)
    limits.set(seconds: request.seconds, bytes: Self.memory(for: request, fileSize: count))
    let bytes = try socket.elements(count, of: UInt8.self)
    let decoder = ImageDecoder(pixelLimit: request.pixelLimit)
    switch request.work {
    case .pages: try sendPages(of: bytes, by: decoder)
    case .preview(let page, let longestSide):
      try sendPreview(of: bytes, page, longestSide, by: decoder)
    case .captureTime:
      try send(.captureTime(CaptureTime.seconds(of: bytes)))
    }
  }

  private func sendPages(of bytes: [UInt8], by decoder: ImageDecoder) throws {
    var failure: (any Error)?
    decoder.forEachPage(of: bytes) { page in
      do {
        guard failure == nil else { return }
        switch page.image {
        case .success(let image): try send(image, number: page.number)
        case .failure(let error): try send(.failedPage(number: page.number, error))
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    try send(.end)
  }

  private func send(_ image: DecodedImage, number: Int?) throws {
    let luma = image.luma
    let page = DecodedPage(
      format: image.format, width: luma.width, height: luma.height,
      orientation: image.orientation.rawValue, damage: image.damage)
    var pixels = luma.pixels
    if luma.stride > luma.width {
      pixels = (0..<luma.height).flatMap { luma.pixels[($0 * luma.stride)...].prefix(luma.width) }
    }
    try pixels.withUnsafeBytes { bytes in
      try socket.send(
        DecodingReply.page(number: number, page),
        UnsafeRawBufferPointer(rebasing: bytes[..<(luma.width * luma.height)]))
    }
  }

  private func sendPreview(
    of bytes: [UInt8], _ page: Int?, _ longestSide: Int, by decoder: ImageDecoder
  ) throws {
    let preview: DecodedPreview
    do throws(ImageDecodingError) {
      preview = try decoder.preview(of: bytes, page: page, longestSide: longestSide)
    } catch {
      return try send(.failedPreview(error))
    }
    let picture = SmallPicture(
      width: preview.image.width, height: preview.image.height,
      uprightWidth: preview.uprightWidth, uprightHeight: preview.uprightHeight,
      damage: preview.damage)
    try preview.image.pixels.withUnsafeBytes { try socket.send(DecodingReply.preview(picture), $0) }
  }

  private func send(_ reply: DecodingReply) throws {
    try socket.send(reply, UnsafeRawBufferPointer(start: nil, count: 0))
  }

  /// The memory that the work may take, in bytes: the file, five bytes a pixel, and what libraries take
  /// whatever the size of a picture.
  private static func memory(for request: DecodingRequest, fileSize: Int) -> Int {
    let (pixels, overflow) = request.pixelLimit.multipliedReportingOverflow(by: 5)
    return overflow ? .max : min(pixels, .max / 2) + 2 * fileSize + 256 << 20
  }
}
