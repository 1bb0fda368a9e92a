import Files
import ImageDecoding
import Problems
import Releases
import Scanning

/// Writes a run as one HTML page, which appears when the run has succeeded. A run that was stopped
/// leaves the page of the run before.
public struct HTMLSink: ScanSink {
  private let file: OutputFile
  private let thumbnails: ThumbnailMaker
  private let covers: CoverFinding?
  private var report: HTMLReport
  private var shown = ShownPhoto()

  /// Finds the bytes of a cover's picture; nil where there is none.
  public typealias CoverFinding = @Sendable (ReleaseID) async -> [UInt8]?

  /// - Parameters:
  ///   - path: the file of the page.
  ///   - title: what the page is about, such as the name of the folder.
  ///   - workingFolder: the folder that names are relative to, absolute.
  ///   - decoder: decodes the photos again, in colour.
  ///   - wording: says what to do about a problem.
  ///   - rules: what the page may replace.
  ///   - covers: nil to show no covers.
  /// - Throws: ``OutputRefusal``; `AsideFile.Failure`.
  public init(
    _ path: String, title: String, workingFolder: String, decoder: any PictureDecoding,
    wording: RemedyWording, rules: OverwritingRules = OverwritingRules(),
    covers: CoverFinding? = nil
  ) throws {
    file = try OutputFile(PhotoPath(path), .report, rules)
    thumbnails = ThumbnailMaker(decoder: decoder)
    self.covers = covers
    report = HTMLReport(
      title: title, folder: path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".",
      workingFolder: workingFolder, wording: wording)
  }

  public func begin() throws { try file.write(report.header()) }

  public mutating func add(_ group: PhotoGroup) async throws {
    for outcomes in group.articles {
      let photos = outcomes.map { outcome in
        ReportPhoto(outcome: outcome, thumbnail: thumbnail(of: outcome))
      }
      try file.write(report.text(of: photos, cover: await cover(of: photos)))
    }
  }

  /// The cover of the pressing that the best photo shows.
  private func cover(of photos: [ReportPhoto]) async -> Thumbnail? {
    guard let covers, let id = RecordArticle.best(of: photos)?.outcome.release,
      let bytes = await covers(id)
    else { return nil }
    return thumbnails.thumbnail(of: bytes)
  }

  /// Nil if the photo cannot be read again, as on standard input, or cannot be decoded.
  private mutating func thumbnail(of outcome: ScanOutcome) -> Thumbnail? {
    guard outcome.path != .standardInput, let bytes = try? shown.bytes(of: outcome) else {
      return nil
    }
    return thumbnails.thumbnail(of: bytes, page: outcome.page)
  }

  public func end(_ summary: RunSummary) throws {
    guard !summary.wasStopped else { return }
    try file.write(report.footer(questions: summary.keeping.questions.first))
    try file.finish()
  }
}

extension ScanOutcome {
  /// The pressing that it is taken for; nil for none.
  fileprivate var release: ReleaseID? { assigned?.id ?? match.best?.id }
}

extension PhotoGroup {
  /// The outcomes in articles: the photos of one record in one, but each page of a single file and
  /// each unreadable photo in its own. Dismissed ones are left out.
  fileprivate var articles: [[ScanOutcome]] {
    let outcomes = photos.flatMap(\.outcomes).filter { $0.status != .dismissed }
    guard photos.count > 1 else { return outcomes.map { [$0] } }
    let whole = outcomes.filter { $0.status != .unreadable }
    return (whole.isEmpty ? [] : [whole])
      + outcomes.filter { $0.status == .unreadable }.map { [$0] }
  }
}
