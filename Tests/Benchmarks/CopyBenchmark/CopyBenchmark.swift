import CatalogStore
import Files
import PostgresCatalog
import ReleaseDumps

/// Measures how fast releases are sent to a PostgreSQL database, without reading and splitting them: these
/// are done before.
///
/// Run it by `make bench-fleet`, which gives it a dump and the address of a database. It prints releases and
/// the seconds from the first row to the end of the COPY.
@main
struct CopyBenchmark {
  static func main() async throws {
    guard CommandLine.arguments.count == 3 else {
      print("usage: CopyBenchmark DUMP ADDRESS")
      return
    }
    let dump = try ReleaseDump(PhotoPath(CommandLine.arguments[1]))
    var batches: [ReleaseRows] = []
    _ = try await dump.read {
      ReleaseRows($0.releases, .everything)
    } store: { rows, _ in
      batches.append(rows)
    }
    let draft = try PostgresDraft(
      at: PostgresAddress(CommandLine.arguments[2]),
      origin: CatalogOrigin(name: "copied", source: "made up"))
    let clock = ContinuousClock()
    let start = clock.now
    var count = 0
    for batch in batches {
      try await draft.add(batch)
      count += batch.count
    }
    var sent: Duration?
    _ = try await draft.finish { _ in if sent == nil { sent = clock.now - start } }
    guard let sent else { return }
    print(count, sent / .seconds(1))
  }
}
