/// A pressing that a catalogue found, with its detail if that came with the answer.
///
/// The embedded catalogue reads the whole release anyway; an online one answers with summaries. Ask
/// for the detail by id only if ``detail`` is nil, so that each release is fetched once.
public struct Pressing: Sendable, Hashable, Identifiable {
  public let summary: ReleaseSummary
  /// Everything known of it; nil if it has to be fetched by id.
  public let detail: ReleaseDetail?

  /// A pressing of which only the summary is known.
  public init(_ summary: ReleaseSummary) {
    self.summary = summary
    detail = nil
  }

  /// A pressing with everything known of it.
  public init(_ detail: ReleaseDetail) {
    summary = detail.summary
    self.detail = detail
  }

  public var id: ReleaseID { summary.id }
}
