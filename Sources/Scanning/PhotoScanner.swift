import AppNavigation
import BarcodeReading
import Barcodes
import ImageDecoding
import Imaging

/// The corridor from a photo to a route: decode, read, name, look up.
public struct PhotoScanner: Sendable {
  private let decoder: ImageDecoder
  private let reader: BarcodeReader
  private let resolver: DeepLinkResolver
  private let measuresTime: Bool

  /// - Parameter measuresTime: whether outcomes say how long they took, which makes them differ from
  ///   run to run.
  public init(
    decoder: ImageDecoder = ImageDecoder(), reader: BarcodeReader = BarcodeReader(),
    resolver: DeepLinkResolver, measuresTime: Bool = false
  ) {
    self.decoder = decoder
    self.reader = reader
    self.resolver = resolver
    self.measuresTime = measuresTime
  }

  /// What becomes of one photo: a file, or standard input by the name "-".
  ///
  /// Whatever goes wrong is in the outcome.
  public func scan(_ path: PhotoPath) async -> ScanOutcome {
    await timed { await outcome(of: path) }
  }

  /// What becomes of a barcode that was typed or came from a hand scanner.
  public func lookUp(_ text: String) async -> ScanOutcome {
    await timed { await outcome(ofTyped: text) }
  }

  private func timed(_ work: () async -> ScanOutcome) async -> ScanOutcome {
    guard measuresTime else { return await work() }
    let start = ContinuousClock.now
    var outcome = await work()
    outcome.duration = ContinuousClock.now - start
    return outcome
  }

  private func outcome(of path: PhotoPath) async -> ScanOutcome {
    let barcodes: [Barcode]
    do {
      barcodes = try read(path)
    } catch {
      return ScanOutcome(path: path, status: .unreadable, problem: error)
    }
    guard !barcodes.isEmpty else {
      return ScanOutcome(path: path, status: .unread, problem: .noBarcode)
    }
    var findings: [BarcodeFinding] = []
    for barcode in barcodes {
      findings.append(await finding(.read(barcode)))
    }
    return ScanOutcome(path: path, findings: findings)
  }

  private func outcome(ofTyped text: String) async -> ScanOutcome {
    do throws(GTIN.ParsingError) {
      let gtin = try GTIN(parsing: text)
      return ScanOutcome(
        path: PhotoPath(text), findings: [await finding(.typed(gtin, text: text))])
    } catch {
      return ScanOutcome(path: PhotoPath(text), status: .unreadable, problem: .typed(error))
    }
  }

  private func read(_ path: PhotoPath) throws(ScanProblem) -> [Barcode] {
    let image: DecodedImage
    do {
      image = try decoder.decode(try PhotoBytes.read(path))
    } catch let problem as FileProblem {
      throw .file(problem)
    } catch let error as ImageDecodingError {
      throw .image(error)
    } catch {
      throw .file(.failed(String(describing: error)))
    }
    return reader.read(image.luma).map { $0.mappingQuad(image.upright) }
  }

  private func finding(_ origin: BarcodeFinding.Origin) async -> BarcodeFinding {
    do throws(NavigationFailure) {
      let destination = try await resolver.destination(of: .search(barcode: origin.gtin))
      return BarcodeFinding(origin: origin, result: .success(destination))
    } catch {
      return BarcodeFinding(origin: origin, result: .failure(error))
    }
  }
}
