import ImageDecoding

extension [ScanOutcome] {
  /// The outcomes of a file's pages, where a long run of pages that cannot be decoded is one outcome.
  ///
  /// A file may have a thousand pages with nothing in them.
  func joiningFailedPages() -> [ScanOutcome] {
    var joined: [ScanOutcome] = []
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { $0.pageError != nil }
      if run.count > Self.longestTold, let error = first.pageError {
        joined.append(first.standing(for: run, error))
      } else {
        joined += run.isEmpty ? [first] : run
      }
      rest = rest.dropFirst(Swift.max(1, run.count))
    }
    return joined
  }

  /// As many failed pages one after the other are each told.
  private static var longestTold: Int { 10 }
}

extension ScanOutcome {
  /// Why this page cannot be decoded; nil if it can be, or if there is nothing but one page.
  fileprivate var pageError: ImageDecodingError? {
    guard page != nil, status == .unreadable, case .image(let error) = problem, !error.isOfFile
    else { return nil }
    return error
  }

  /// The outcome of all of these pages, of which this is the first.
  fileprivate func standing(
    for pages: ArraySlice<ScanOutcome>, _ error: ImageDecodingError
  ) -> ScanOutcome {
    var outcome = ScanOutcome(
      path: path, page: page, status: status,
      problem: .image(.pages(count: pages.count, first: error)))
    outcome.trace = trace
    outcome.previewSource = previewSource
    outcome.duration = duration.map { _ in pages.compactMap(\.duration).reduce(.zero, +) }
    return outcome
  }
}
