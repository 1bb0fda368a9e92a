import Accounts
import Foundation
import OnlineCatalogs

extension OnlineConnections {
  /// The user's pace and cache. A cache that cannot be opened is done without.
  static var ofUser: OnlineConnections {
    get throws {
      let folders = UserFolders()
      return OnlineConnections(
        transport: CurlTransport(),
        pace: try PaceFile(path: folders.data.appendingPathComponent("pace.sqlite").path),
        cache: try? ReplyCache(path: ReplyCache.pathOfUser),
        // A minute is the longest window of a source.
        patience: 75)
    }
  }
}

extension ReplyCache {
  /// Where the user's cache is.
  static var pathOfUser: String {
    UserFolders().cache.appendingPathComponent("replies.sqlite").path
  }
}
