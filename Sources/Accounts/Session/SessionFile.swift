import Foundation

/// Keeps the session record from run to run.
public protocol SessionStore: Sendable {
  /// The record that is kept; nil for none, as in the first run.
  func record() throws(StorageFailure) -> SessionRecord?

  /// Keeps a record in place of the one before.
  func save(_ record: SessionRecord) throws(StorageFailure)
}

/// Keeps the session record in a JSON file.
public struct SessionFile: SessionStore {
  private let file: PrivateFile

  public init(url: URL) {
    file = PrivateFile(url: url)
  }

  /// `session.json` in the folder of the app's state.
  public init(in folders: UserFolders) {
    self.init(url: folders.state.appendingPathComponent("session.json"))
  }

  /// The record that is kept; nil where there is no file. A file that cannot be read as a record is
  /// moved aside, so that it is not overwritten.
  public func record() throws(StorageFailure) -> SessionRecord? {
    guard let data = try file.read() else { return nil }
    if let record = try? JSONDecoder().decode(SessionRecord.self, from: data) { return record }
    try file.setAside()
    return nil
  }

  public func save(_ record: SessionRecord) throws(StorageFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data: Data
    do {
      data = try encoder.encode(record)
    } catch {
      throw StorageFailure(path: file.url.path, cause: String(describing: error))
    }
    try file.write(data)
  }
}
