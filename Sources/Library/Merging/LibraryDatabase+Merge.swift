import Files

extension LibraryDatabase {
  /// Merges other libraries into this one, in one change, all of them or none. They are only read, and
  /// one that is named twice is merged once. What was merged before adds nothing.
  ///
  /// - Parameters:
  ///   - paths: their files.
  ///   - makesCopies: whether each scan shows a copy of its own.
  ///   - isTrial: only find out what would be done.
  /// - Throws: ``MergeProblem`` of the first library that cannot be used; ``LibraryFailure``.
  public func merge(
    _ paths: [String], makesCopies: Bool = false, isTrial: Bool = false
  ) async throws -> MergeTally {
    let own = FileAddress(PhotoPath(path))
    if let same = paths.first(where: { FileAddress(PhotoPath($0)) == own }) {
      throw LibraryFailure.refused("\(same) is the library that others are to be merged into")
    }
    return try await changeInSteps(isTrial: isTrial) { steps in
      var seen: Set<FileAddress> = []
      var tally = MergeTally()
      for path in paths where seen.insert(FileAddress(PhotoPath(path))).inserted {
        let (other, before) = (try await MergeSource(path, beside: self.path), tally)
        tally = try await steps.make { editor in
          try other.pool.read { source in
            var merger = LibraryMerger(
              source: source, editor: editor, name: path, makesCopies: makesCopies, tally: before)
            return try merger.merge()
          }
        }
      }
      return tally
    } summary: {
      $0.summary
    }
  }
}
