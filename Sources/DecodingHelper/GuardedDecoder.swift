import Files
import ImageDecoding
import Synchronization
import SystemPackage

/// Decodes in helper processes what libraries decode that cannot be bounded in this one, and the rest
/// here.
///
/// A helper that crashes, hangs or takes too much costs one picture. Helpers are kept for the next
/// pictures, as many as there were pictures at the same time.
public final class GuardedDecoder: PictureDecoding {
  /// Their libraries take the word of a file for how much there is to do.
  private static let guardedFormats: Set<ImageFormat> = [.heic, .avif, .tiff]

  private let decoder: ImageDecoder
  private let executable: String
  private let idleHelpers = Mutex<[HelperProcess]>([])

  /// - Parameters:
  ///   - decoder: its limits hold in helpers too.
  ///   - executable: a program that runs ``DecodingService``; this one by default.
  public init(_ decoder: ImageDecoder = ImageDecoder(), executable: String = "/proc/self/exe") {
    self.decoder = decoder
    self.executable = executable
  }

  public var secondsLimit: Int { decoder.secondsLimit }

  public func forEachPage(
    of bytes: [UInt8], within budget: WorkBudget, _ body: (ImagePage) -> Void
  ) {
    guard isGuarded(bytes) else {
      return decoder.forEachPage(of: bytes, within: budget, body)
    }
    var count = 0
    do throws(ImageDecodingError) {
      try converse(within: budget) { helper in
        try helper.ask(.pages, about: bytes)
        while let page = try helper.nextPage() {
          guard !budget.isSpent else {
            throw ImageDecodingError.tooMuchWork(seconds: budget.seconds)
          }
          count += 1
          body(page)
        }
      }
    } catch {
      body(ImagePage(number: count == 0 ? nil : count + 1, image: .failure(error)))
    }
  }

  public func preview(
    of bytes: [UInt8], page: Int?, longestSide: Int
  ) throws(ImageDecodingError) -> DecodedPreview {
    guard isGuarded(bytes) else {
      return try decoder.preview(of: bytes, page: page, longestSide: longestSide)
    }
    return try converse(within: WorkBudget(seconds: secondsLimit)) { helper in
      try helper.ask(.preview(page: page, longestSide: longestSide), about: bytes)
      return try helper.preview()
    }
    .get()
  }

  public func captureTime(of bytes: [UInt8], within budget: WorkBudget) -> Int? {
    guard isGuarded(bytes) else { return decoder.captureTime(of: bytes, within: budget) }
    let time = try? converse(within: budget) { helper in
      try helper.ask(.captureTime, about: bytes)
      return try helper.captureTime()
    }
    return time ?? nil
  }

  private func isGuarded(_ bytes: [UInt8]) -> Bool {
    ImageFormat(signatureOf: bytes).map(Self.guardedFormats.contains) ?? false
  }

  /// What `body` makes of the answers of a helper, which ends if they are not all there.
  private func converse<Value>(
    within budget: WorkBudget, _ body: (HelperConversation) throws -> Value
  ) throws(ImageDecodingError) -> Value {
    guard !budget.isSpent else { throw .tooMuchWork(seconds: budget.seconds) }
    let helper = try takeHelper()
    let conversation = HelperConversation(
      with: helper, budget: budget, pixelLimit: decoder.pixelLimit)
    do {
      let value = try body(conversation)
      idleHelpers.withLock { $0.append(helper) }
      return value
    } catch let error as ImageDecodingError {
      throw error
    } catch {
      throw conversation.failure(error)
    }
  }

  private func takeHelper() throws(ImageDecodingError) -> HelperProcess {
    while let helper = idleHelpers.withLock({ $0.popLast() }) {
      if helper.isIdle { return helper }
    }
    do throws(Errno) {
      return try HelperProcess(executable: executable, argument: DecodingService.argument)
    } catch {
      throw .noDecoder(reason: "no process could be started: \(error)")
    }
  }
}
