import GRDB

extension LibraryDatabase {
  /// Yields after each transaction that this program keeps, and within two seconds after another
  /// program changed the file.
  public func updates() -> AsyncStream<Void> { updates(askingEvery: .seconds(2)) }

  /// - Parameter interval: how often to ask whether another program changed the file.
  func updates(askingEvery interval: Duration) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = DatabaseRegionObservation(tracking: .fullDatabase).start(in: pool) { _ in
        continuation.finish()
      } onChange: { _ in
        continuation.yield()
      }
      let others = Task {
        var last = await version
        while (try? await Task.sleep(for: interval)) != nil {
          let now = await version
          if now != last { continuation.yield() }
          last = now
        }
      }
      continuation.onTermination = { _ in
        observation.cancel()
        others.cancel()
      }
    }
  }

  /// A number that differs when another connection has changed the file since it was last asked for;
  /// nil where it cannot be read.
  private var version: Int? {
    get async {
      // By SQLite's rules the numbers of one connection only can be compared. Writing has just one.
      try? await pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    }
  }
}
