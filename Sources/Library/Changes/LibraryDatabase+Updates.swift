import GRDB

extension LibraryDatabase {
  /// Yields after each transaction that this value or a copy of it committed, and within two seconds
  /// after another program, or another value for the same file, changed the file.
  public func updates() -> AsyncStream<Void> { updates(askingEvery: .seconds(2)) }

  /// - Parameter interval: how often to check whether another connection changed the file.
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

  /// A number that changes when another connection changes the file; nil if it cannot be read.
  private var version: Int? {
    get async {
      // SQLite's numbers can only be compared within one connection, and the pool has one writer.
      try? await pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    }
  }
}
