import Foundation

/// Keeps the user's token from run to run.
public protocol TokenStore: Sendable {
  /// The token that is kept; nil for none.
  func token() throws(StorageFailure) -> DiscogsToken?

  /// Keeps a token in place of the one before.
  func save(_ token: DiscogsToken) throws(StorageFailure)

  /// Forgets the token. Without one it does nothing.
  func remove() throws(StorageFailure)
}

/// Keeps the token in a file that only the user may read (mode 600).
public struct TokenFile: TokenStore {
  private let file: PrivateFile

  public init(url: URL) {
    file = PrivateFile(url: url)
  }

  /// `discogs-token` in the folder of the user's configuration.
  public init(in folders: UserFolders) {
    self.init(url: folders.configuration.appendingPathComponent("discogs-token"))
  }

  /// The token that is kept; nil where there is no file, or where it holds no token.
  public func token() throws(StorageFailure) -> DiscogsToken? {
    try file.read().flatMap { DiscogsToken(pasted: String(decoding: $0, as: UTF8.self)) }
  }

  public func save(_ token: DiscogsToken) throws(StorageFailure) {
    try file.write(Data((token.secret + "\n").utf8))
  }

  public func remove() throws(StorageFailure) {
    try file.remove()
  }
}
