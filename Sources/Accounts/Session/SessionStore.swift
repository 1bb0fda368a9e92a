/// Keeps the session record from run to run.
public protocol SessionStore: Sendable {
  /// The record that is kept; nil for none, as in the first run.
  func record() throws(StorageFailure) -> SessionRecord?

  /// Keeps a record in place of the one before.
  func save(_ record: SessionRecord) throws(StorageFailure)
}
