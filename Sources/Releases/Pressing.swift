/// A pressing that a catalogue found, with as much of it as came with the answer.
///
/// The embedded catalogue has read the whole release by then; an online one answers a look-up with
/// summaries. Whoever needs the detail asks for it by id only where ``detail`` is nil, so that each
/// release is fetched once.
public struct Pressing: Sendable, Hashable, Identifiable {
  public let summary: ReleaseSummary
  /// Everything known of it; nil where the catalogue has to be asked for that.
  public let detail: ReleaseDetail?

  /// A pressing of which the catalogue gave the summary alone.
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
