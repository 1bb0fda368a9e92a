import Foundation
import GRDB
import Releases

extension LibraryEditor {
  /// Moves a crate among the crates.
  ///
  /// - Parameter position: its new place, from 1; a place past the last is the last.
  public func move(_ crate: CustomCrate, to position: Int) throws {
    let ids = try crates().map(\.id.text)
    let order = ids.moving([crate.id.text], to: position)
    for (index, id) in order.enumerated() {
      try database.execute(
        sql: "UPDATE crate SET position = ?1 WHERE id = ?2 AND position <> ?1",
        arguments: [index + 1, id])
    }
  }

  /// Moves records within a crate, one after the other in the order in which they are given.
  ///
  /// - Parameter position: the new place of the first, from 1; a place past the last is the last.
  public func move(
    _ releases: [ReleaseID], in crate: CustomCrate, to position: Int
  ) throws {
    let ids = try self.releases(in: crate).map(\.id.description)
    let order = ids.moving(releases.map(\.description), to: position)
    for (index, id) in order.enumerated() {
      try database.execute(
        sql: """
          UPDATE crateRelease SET position = ?1 WHERE crate = ?2 AND release = ?3 AND position <> ?1
          """, arguments: [index + 1, crate.id.text, id])
    }
  }
}

extension [String] {
  /// - Parameter position: counted from 1.
  fileprivate func moving(_ moved: [String], to position: Int) -> [String] {
    var rest = filter { !moved.contains($0) }
    rest.insert(contentsOf: moved, at: Swift.min(Swift.max(position - 1, 0), rest.count))
    return rest
  }
}
