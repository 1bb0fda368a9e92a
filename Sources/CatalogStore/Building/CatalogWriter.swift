import Files
import Foundation

/// Fills the tables of a new catalogue.
///
/// What is searched is gathered first, and sorted and written at the end: rows that are inserted in the
/// order of an index leave full pages behind and jump nowhere.
final class CatalogWriter {
  /// How many releases the dictionary is trained on.
  private static let sampleCount = 10_000

  let preparer: CatalogPreparer
  private let origin: CatalogOrigin
  private let connection: SQLiteConnection
  private let words: WordIndexBuilder
  private let insertion: ReleaseInsertion
  private let insertMaster: SQLiteStatement
  private var counts = CatalogCounts()
  /// What waits for the dictionary.
  private var samples: [PreparedReleases] = []
  private var isTrained = false

  /// - Parameters:
  ///   - connection: an empty database.
  ///   - folder: for what is gathered; nil for memory.
  init(
    _ origin: CatalogOrigin, in connection: SQLiteConnection, gatheringIn folder: PhotoPath?
  ) throws {
    self.origin = origin
    self.connection = connection
    preparer = CatalogPreparer(origin.contents)
    words = try WordIndexBuilder(runsAt: folder?.appending(Array("words".utf8)))
    try connection.execute(CatalogSchema.tables)
    insertion = try ReleaseInsertion(
      in: connection, gatheringAt: folder?.appending(Array("gathered.sqlite".utf8)))
    insertMaster = try connection.prepare("INSERT OR REPLACE INTO master VALUES (?, ?, ?)")
    try connection.execute("BEGIN")
  }

  func add(_ prepared: PreparedReleases) throws {
    guard !isTrained, !prepared.isCompressed else { return try insert(prepared) }
    samples.append(prepared)
    if samples.reduce(0, { $0 + $1.count }) >= Self.sampleCount { try train() }
  }

  /// Lets go of memory where much was gathered; to be called after releases are added.
  nonisolated(nonsending) func sortWords() async throws {
    if words.isFull { try await words.sortRun() }
  }

  /// Waits for what other threads do; to be called before ``finish(_:)``.
  nonisolated(nonsending) func waitForWords() async throws { try await words.writeSorted() }

  func add(_ masters: [MasterEntry]) throws {
    for master in masters {
      insertMaster.bind(ReleaseKey.master(master.id), at: 1)
      insertMaster.bind(master.year.map(Int64.init), at: 2)
      insertMaster.bind(master.mainRelease.map(ReleaseKey.master), at: 3)
      try insertMaster.run()
    }
  }

  /// Writes what was gathered. Nothing may be added afterwards.
  ///
  /// - Parameter step: is called with the name of each step before it is done.
  func finish(_ step: (CatalogDraft.Step) -> Void) throws -> CatalogCounts {
    try train()
    step(.sortingBarcodes)
    try insertion.finish(&counts)
    step(.indexingWords)
    var index = try WordIndexWriter(in: connection)
    var beginnings = try BeginningWriter(in: connection)
    try words.finish { word, postings in
      try index.write(word, &postings)
      try beginnings.add(word, count: postings.count)
    }
    try beginnings.finish()
    counts.masters = try connection.count("SELECT count(*) FROM master")
    try describe()
    try connection.execute("COMMIT")
    return counts
  }

  private func train() throws {
    guard !isTrained else { return }
    isTrained = true
    var bytes: [UInt8] = []
    var lengths: [Int] = []
    for sample in samples {
      bytes += sample.details
      lengths += zip(sample.rows, [0] + sample.rows.map(\.detailEnd)).map { $0.detailEnd - $1 }
    }
    preparer.trained = CompressionDictionary.training(on: bytes, lengths: lengths)
    for sample in samples { try insert(sample) }
    samples = []
  }

  private func insert(_ prepared: PreparedReleases) throws {
    let prepared = prepared.isCompressed ? prepared : prepared.compressed(preparer.trained)
    var (word, gtin, detail, other) = (0, 0, 0, 0)
    for row in prepared.rows {
      defer { (word, gtin, detail) = (row.wordEnd, row.gtinEnd, row.detailEnd) }
      let id = row.number == nil ? prepared.otherIDs[other] : nil
      if id != nil { other += 1 }
      guard
        let number = try insertion.insert(
          number: row.number, id: id, link: row.link,
          detail: prepared.details[detail..<row.detailEnd])
      else {
        counts.repeated += 1
        continue
      }
      counts.releases += 1
      try insertion.gather(prepared.gtins[gtin..<row.gtinEnd], of: number, master: row.master)
      try words.add(
        prepared.words.words[word..<row.wordEnd], of: prepared.words.bytes, release: number)
    }
  }

  private func describe() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let statement = try connection.prepare("INSERT INTO catalog VALUES (?, ?, ?)")
    let origin = try encoder.encode(origin)
    let counts = try encoder.encode(counts)
    try origin.withUnsafeBytes { origin in
      try counts.withUnsafeBytes { counts in
        try (preparer.trained?.bytes ?? []).withUnsafeBytes { dictionary in
          statement.bind(text: origin, at: 1)
          statement.bind(text: counts, at: 2)
          if !dictionary.isEmpty { statement.bind(blob: dictionary, at: 3) }
          try statement.run()
        }
      }
    }
  }
}

extension PreparedReleases {
  /// The same with compressed details.
  fileprivate func compressed(_ dictionary: CompressionDictionary?) -> PreparedReleases {
    let compressor = DetailCompressor(dictionary)
    var result = PreparedReleases(isCompressed: true)
    (result.otherIDs, result.words, result.gtins) = (otherIDs, words, gtins)
    details.withUnsafeBytes { bytes in
      var start = 0
      for row in rows {
        compressor.append(
          UnsafeRawBufferPointer(rebasing: bytes[start..<row.detailEnd]), to: &result.details)
        start = row.detailEnd
        result.rows.append(row.endingDetail(at: result.details.count))
      }
    }
    return result
  }
}

extension PreparedReleases.Row {
  fileprivate func endingDetail(at end: Int) -> Self {
    Self(
      number: number, link: link, master: master, detailEnd: end, wordEnd: wordEnd,
      gtinEnd: gtinEnd)
  }
}

extension SQLiteConnection {
  /// The number that a query gives.
  func count(_ sql: String) throws(SQLiteFailure) -> Int {
    let statement = try prepare(sql)
    defer { statement.reset() }
    return try statement.step() ? Int(statement.integer(0)) : 0
  }
}
