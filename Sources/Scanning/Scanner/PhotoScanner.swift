import BarcodeReading
import Barcodes
import Files
import ImageDecoding
import Imaging
import Library
import Links
import Releases

/// From a photo to a route: decodes it, reads its barcodes and looks them up.
public struct PhotoScanner: Sendable {
  private let decoder: any PictureDecoding
  private let reader: BarcodeReader
  private let resolver: DeepLinkResolver
  private let owned: any OwnedRecords
  private let measuresTime: Bool
  let keepsPictures: Bool
  private let keepsTraces: Bool
  private let hint: String?
  /// Why a photo that ended an earlier run must not be read in this process; nil if it may be.
  let problemInTrial: @Sendable (PhotoPath) -> ImageDecodingError?

  /// - Parameters:
  ///   - owned: what the user owns and wants; nothing by default.
  ///   - measuresTime: whether outcomes say how long they took; they then differ from run to run.
  ///   - keepsPictures: whether outcomes have a ``PreviewSource``.
  ///   - keepsTraces: whether outcomes have a trace of the reader's stages.
  ///   - hint: what the user says of every record, such as a catalogue number; nil for nothing.
  ///   - problemInTrial: is asked before a photo is read that ended an earlier run; says why this must
  ///     not be done, nil where it may be.
  public init(
    decoder: any PictureDecoding = ImageDecoder(), reader: BarcodeReader = BarcodeReader(),
    resolver: DeepLinkResolver, owned: any OwnedRecords = InMemoryLibrary(),
    measuresTime: Bool = false, keepsPictures: Bool = false, keepsTraces: Bool = false,
    hint: String? = nil,
    problemInTrial: @escaping @Sendable (PhotoPath) -> ImageDecodingError? = { _ in nil }
  ) {
    self.decoder = decoder
    self.reader = reader
    self.resolver = resolver
    self.owned = owned
    self.measuresTime = measuresTime
    self.keepsPictures = keepsPictures
    self.keepsTraces = keepsTraces
    self.hint = hint
    self.problemInTrial = problemInTrial
  }

  /// Scans one photo: a file, or standard input by the name "-".
  ///
  /// - Returns: an outcome for each page, at least one; problems are in the outcomes.
  public func scan(_ path: PhotoPath) async -> [ScanOutcome] {
    await photo(of: read(path)).outcomes
  }

  /// Looks up the barcodes that were read in a photo.
  func photo(of reading: PhotoReading) async -> ScannedPhoto {
    var outcomes: [ScanOutcome] = []
    for page in reading.pages {
      var outcome = await timed(from: page.duration) {
        await self.outcome(of: page, in: reading)
      }
      outcome.trace = page.trace
      outcome.previewSource = page.previewSource
      outcomes.append(outcome)
    }
    return ScannedPhoto(
      path: reading.path, outcomes: outcomes.joiningFailedPages(), file: reading.file,
      takenAt: reading.takenAt)
  }

  /// Looks up a barcode that was typed or came from a hand scanner.
  public func lookUp(_ text: String) async -> ScanOutcome {
    await timed { await outcome(ofTyped: text) }
  }

  /// The outcome, with some of its barcodes looked up again.
  ///
  /// - Parameter isOpen: which; by default those that did not name a record for certain.
  func lookUpAgain(
    _ outcome: ScanOutcome,
    where isOpen: (BarcodeFinding) -> Bool = { $0.status != .resolved }
  ) async -> ScanOutcome {
    var findings: [BarcodeFinding] = []
    let clues = await clues(of: outcome.path)
    for finding in outcome.findings {
      findings.append(isOpen(finding) ? await self.finding(finding.origin, clues) : finding)
    }
    guard !findings.isEmpty else { return outcome }
    return ScanOutcome(
      path: outcome.path, page: outcome.page, findings: findings, damage: outcome.damage)
  }

  private func timed(
    from earlier: Duration = .zero, _ work: () async -> ScanOutcome
  ) async -> ScanOutcome {
    guard measuresTime else { return await work() }
    let start = ContinuousClock.now
    var outcome = await work()
    outcome.duration = earlier + (ContinuousClock.now - start)
    return outcome
  }

  private func outcome(of page: PageReading, in photo: PhotoReading) async -> ScanOutcome {
    let path = photo.path
    let result: ReaderResult
    switch page.result {
    case .success(let found): result = found
    case .failure(let problem):
      return ScanOutcome(path: path, page: page.page, status: .unreadable, problem: problem)
    }
    if let failure = result.failure {
      // The barcode may be in the damaged part, so the photo must not count as one without.
      return if let damage = page.damage {
        ScanOutcome(path: path, page: page.page, status: .unreadable, problem: .image(damage))
      } else {
        ScanOutcome(path: path, page: page.page, status: .unread, problem: .unread(failure))
      }
    }
    var findings: [BarcodeFinding] = []
    let clues = await clues(of: path, hasFile: !photo.isContentAlone)
    for barcode in result.barcodes {
      findings.append(await finding(.read(barcode), clues))
    }
    return ScanOutcome(path: path, page: page.page, findings: findings, damage: page.damage)
  }

  private func outcome(ofTyped text: String) async -> ScanOutcome {
    do throws(GTIN.ParsingError) {
      let gtin = try GTIN(parsing: text)
      return ScanOutcome(
        path: PhotoPath(text),
        findings: [await finding(.typed(gtin, text: text), PressingClues(hints: given))])
    } catch {
      return ScanOutcome(path: PhotoPath(text), status: .unreadable, problem: .typed(error))
    }
  }

  /// Reads the barcodes in a photo without looking them up.
  func read(_ path: PhotoPath) async -> PhotoReading {
    let start = ContinuousClock.now
    do throws(FileProblem) {
      return read(try await PhotoFile.reading(path), path, since: start)
    } catch {
      return PhotoReading(path: path, problem: .file(error), duration: ContinuousClock.now - start)
    }
  }

  /// Reads the barcodes in a photo that came without a file.
  func read(_ content: PhotoContent, _ path: PhotoPath) -> PhotoReading {
    var reading =
      switch content {
      case .success(let file): read(file, path)
      case .failure(let problem): PhotoReading(path: path, problem: .file(problem))
      }
    reading.isContentAlone = true
    return reading
  }

  /// Decodes and reads one page after the other, so that only one page is in memory.
  func read(
    _ file: PhotoFile, _ path: PhotoPath, since start: ContinuousClock.Instant = .now
  ) -> PhotoReading {
    var readings: [PageReading] = []
    var start = start
    func add(
      page: Int?, _ result: Result<ReaderResult, ScanProblem>, damage: ImageDecodingError? = nil,
      trace: ReaderTrace? = nil, previewSource: PreviewSource? = nil
    ) {
      let end = ContinuousClock.now
      readings.append(
        PageReading(
          page: page, result: result, damage: damage, trace: trace, previewSource: previewSource,
          duration: end - start))
      start = end
    }

    let budget = WorkBudget(seconds: decoder.secondsLimit)
    decoder.forEachPage(of: file.bytes, within: budget) { page in
      switch page.image {
      case .success(let image):
        var trace = keepsTraces ? ReaderTrace() : nil
        let result = reader.read(image.luma, trace: &trace).mappingQuads(image.upright)
        add(
          page: page.number, .success(result), damage: image.damage,
          trace: trace?.mappingQuads(image.upright),
          previewSource: keepsPictures
            ? PreviewSource(bytes: file.bytes, page: page.number) : nil)
      case .failure(let error):
        add(page: page.number, .failure(.image(error)))
      }
    }
    return PhotoReading(
      path: path, pages: readings, file: file.identity,
      takenAt: file.identity == nil ? nil : decoder.captureTime(of: file.bytes, within: budget))
  }

  private var given: [PressingHint] { hint.map { [PressingHint($0, from: .given)] } ?? [] }

  private func clues(of path: PhotoPath, hasFile: Bool = true) async -> PressingClues {
    let hints =
      hasFile
      ? await WaitingThread.run { PressingHint.hints(about: path) }
      : PressingHint.hints(aboutName: path)
    return PressingClues(hints: given + hints)
  }

  private func finding(
    _ origin: BarcodeFinding.Origin, _ clues: PressingClues
  ) async -> BarcodeFinding {
    do throws(LinkFailure) {
      var clues = clues
      if case .read(let barcode) = origin { clues.addOn = barcode.addOn }
      let link = DeepLink.search(barcode: origin.gtin)
      let destination = try await resolver.destination(of: link, clues: clues)
      return BarcodeFinding(
        origin: origin, result: .success(destination),
        ownership: try await ownership(of: destination))
    } catch {
      return BarcodeFinding(origin: origin, result: .failure(error))
    }
  }

  private func ownership(
    of destination: Destination
  ) async throws(LinkFailure) -> [Ownership] {
    guard let release = destination.match?.best else { return [] }
    do {
      return try await owned.ownership(of: release)
    } catch {
      throw .lookUp(LookUpFailure(error))
    }
  }
}
