import Foundation

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

  /// The token that is kept; nil where there is no file, or none that holds a token.
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
