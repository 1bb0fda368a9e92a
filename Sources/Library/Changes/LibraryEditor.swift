import Foundation
import GRDB

/// Changes the library within one named change, which ``LibraryDatabase`` makes.
///
/// What cannot be done as asked is thrown as ``LibraryFailure/refused(_:remedy:)``.
public struct LibraryEditor {
  let database: Database
  /// The moment of the change, to the second.
  let now: Date
}
