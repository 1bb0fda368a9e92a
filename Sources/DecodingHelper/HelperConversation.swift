import Glibc
import ImageDecoding
import Imaging

/// One picture that a helper works on.
///
/// What the helper says is checked like any other input: a picture may have taken hold of it.
final class HelperConversation {
  private let helper: HelperProcess
  private let socket: MessageSocket
  private let budget: WorkBudget
  private let pixelLimit: Int
  /// The processor time of the helper that the budget has been told of.
  private var toldTime: Duration

  /// A helper is given up that takes so many times its processor time: it waits for something.
  private static let patience = 10.0

  init(with helper: HelperProcess, budget: WorkBudget, pixelLimit: Int) {
    self.helper = helper
    self.budget = budget
    self.pixelLimit = pixelLimit
    socket = helper.connection(until: .now + max(.zero, budget.left) * Self.patience)
    toldTime = helper.time
  }

  func ask(_ work: DecodingRequest.Work, about bytes: [UInt8]) throws {
    let seconds = Int((budget.left / .seconds(1)).rounded(.up))
    let request = DecodingRequest(work: work, pixelLimit: pixelLimit, seconds: seconds)
    try bytes.withUnsafeBytes { try socket.send(request, $0) }
  }

  /// The next page; nil where there is none.
  func nextPage() throws -> ImagePage? {
    let (reply, payloadCount) = try nextReply()
    switch reply {
    case .end: return nil
    case .failedPage(let number, let error):
      return ImagePage(number: number, image: .failure(error))
    case .page(let number, let page):
      guard let orientation = ImageOrientation(rawValue: page.orientation),
        payloadCount == pixelCount(page.width, page.height)
      else { throw MessageSocket.Failure.closed }
      let pixels = try socket.elements(payloadCount, of: UInt8.self)
      let luma = LumaImage(width: page.width, height: page.height, pixels: pixels)
      let image = DecodedImage(
        format: page.format, luma: luma, orientation: orientation, damage: page.damage)
      return ImagePage(number: number, image: .success(image))
    case .preview, .failedPreview, .captureTime: throw MessageSocket.Failure.closed
    }
  }

  func preview() throws -> Result<DecodedPreview, ImageDecodingError> {
    let (reply, payloadCount) = try nextReply()
    if case .failedPreview(let error) = reply { return .failure(error) }
    guard case .preview(let picture) = reply,
      let count = pixelCount(picture.width, picture.height),
      payloadCount == count * MemoryLayout<RGB>.stride
    else { throw MessageSocket.Failure.closed }
    let image = ColorImage(
      width: picture.width, height: picture.height,
      pixels: try socket.elements(count, of: RGB.self))
    return .success(
      DecodedPreview(
        image, uprightWidth: picture.uprightWidth, uprightHeight: picture.uprightHeight,
        damage: picture.damage))
  }

  func captureTime() throws -> Int? {
    guard case .captureTime(let seconds) = try nextReply().head else {
      throw MessageSocket.Failure.closed
    }
    return seconds
  }

  /// Why the helper gave no answer.
  func failure(_ error: any Error) -> ImageDecodingError {
    if case .late? = error as? MessageSocket.Failure { return tooMuchWork }
    let signal = helper.end()
    return switch signal {
    case SIGXCPU: tooMuchWork
    case SIGKILL: .noDecoder(reason: "the process that decoded it was killed")
    default: .crash(signal: signal)
    }
  }

  private var tooMuchWork: ImageDecodingError { .tooMuchWork(seconds: budget.seconds) }

  private func nextReply() throws -> (head: DecodingReply, payloadCount: Int) {
    defer {
      let time = helper.time
      budget.spend(time - toldTime)
      toldTime = time
    }
    return try socket.receive(DecodingReply.self)
  }

  /// Nil for impossible sides, and for more pixels than were asked for.
  private func pixelCount(_ width: Int, _ height: Int) -> Int? {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return width >= 0 && height >= 0 && !overflow && count <= pixelLimit ? count : nil
  }
}

extension ImageDecodingError {
  /// - Parameter signal: what ended the process; 0 where it left by itself.
  static func crash(signal: Int32) -> ImageDecodingError {
    let words = strsignal(signal).map { String(cString: $0) }
    return .crash(reason: signal == 0 ? "it left" : words ?? "signal \(signal)")
  }
}
