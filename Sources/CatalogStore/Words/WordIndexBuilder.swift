import Files

/// Builds the index from words to releases.
///
/// Words are gathered in memory and written to a file in sorted runs, which are merged at the end, so that
/// the index is written once, in its own order, and memory stays flat. While one run is gathered, the one
/// before is sorted on another thread. SQLite's FTS5 took three times as long for the same words, wrote
/// them twice and left the first copy's pages free in the file.
final class WordIndexBuilder {
  private let file: RunFile
  private var runs: [RunFile.Run] = []
  private var isAscending = true
  private var highest: Int64 = 0
  private var run = WordRun()
  /// The run before this one.
  private var sorting: Task<[UInt8], Never>?

  /// How many words of releases a run has at most, about.
  private let capacity: Int

  /// - Parameters:
  ///   - path: where the runs are written; nil for memory.
  ///   - capacity: how many words of releases are gathered before they are written; as many as are
  ///     usual take 64 MB in the two runs and what sorts one of them.
  init(runsAt path: PhotoPath?, capacity: Int = 2 << 20) throws(FileProblem) {
    file = try RunFile(path)
    self.capacity = capacity
  }

  /// Whether ``sortRun()`` should be called before more is added.
  var isFull: Bool { run.count >= capacity || run.isFull }

  /// Adds the words of a release.
  func add(
    _ words: ArraySlice<WordBytes.Word>, of bytes: [UInt8], release: Int64
  ) throws(FileProblem) {
    // Numbers ascend within a run.
    if release <= run.last { try endRun() }
    if release <= highest { isAscending = false }
    highest = max(highest, release)
    run.add(words, of: bytes, release: release)
  }

  /// Begins a new run, and sorts the one that was gathered meanwhile.
  nonisolated(nonsending) func sortRun() async throws(FileProblem) {
    try await writeSorted()
    let gathered = run
    run = WordRun(capacity: capacity)
    sorting = Task(executorPreference: WaitingThread()) { gathered.sorted() }
  }

  /// Waits for the run that is being sorted, and writes it.
  nonisolated(nonsending) func writeSorted() async throws(FileProblem) {
    guard let sorted = await sorting?.value else { return }
    sorting = nil
    runs.append(try file.append(sorted))
  }

  /// Calls `body` for each word, in the order of their bytes, with its postings. No run may be being
  /// sorted then.
  func finish(
    _ body: (_ word: [UInt8], _ postings: inout MergedPostings) throws -> Void
  ) throws {
    try endRun()
    var merge = try RunMerge(runs, in: file, isAscending: isAscending)
    while case (let word, var postings)? = try merge.next() { try body(word, &postings) }
  }

  private func endRun() throws(FileProblem) {
    guard !run.isEmpty else { return }
    runs.append(try file.append(run.sorted()))
    run = WordRun()
  }
}
