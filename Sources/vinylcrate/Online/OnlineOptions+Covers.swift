import OnlineCatalogs
import Releases
import ScanReports
import Synchronization

extension OnlineOptions {
  /// Where covers come from; nil where no connection is to be made.
  var coverSource: CoverSource? {
    get throws {
      guard reach != .offline else { return nil }
      let token = try Failures.reportingNow { try Self.token() }
      let connections = try OnlineConnections.ofUser
      return CoverSource(
        archive: addresses.covers,
        discogs: token.map {
          DiscogsCatalog(base: addresses.discogs, token: $0, connections: connections)
        }, connections: connections)
    }
  }

  /// Finds covers for a report, which is as good without them: the first failure is said, the rest of
  /// the page has none.
  var coverFinding: HTMLSink.CoverFinding? {
    get throws {
      guard let source = try coverSource else { return nil }
      let isSaid = Mutex(false)
      return { id in
        do throws(LookUpFailure) {
          return try await source.cover(of: id).map(Array.init)
        } catch {
          let isFirst = isSaid.withLock { said in
            defer { said = true }
            return !said
          }
          if isFirst {
            Console.complain(error, about: "no cover of \(id)")
          }
          return nil
        }
      }
    }
  }
}
