import Foundation
import Library
import Text

/// Adds the records that a run finds to the user's collection, each once, and to a crate if one is
/// named.
///
/// Where it is not certain which of several pressings a record is, none is added: the user chooses.
public struct CollectionKeeper: RecordKeeper {
  private let library: LibraryDatabase
  private let crate: String?
  /// All that one run adds is one change, so that one undo takes it back.
  private let run = UUID()

  /// - Parameter crate: the name of a crate, which is made if there is none.
  public init(_ library: LibraryDatabase, crate: String? = nil) {
    self.library = library
    self.crate = crate
  }

  public func keep(_ records: [FoundRecord]) async throws {
    var items: [NewItem] = []
    for record in records where record.isDecided {
      let key = record.key.text
      guard try await !library.hasAdded(scanKey: key) else { continue }
      items.append(
        NewItem(release: record.release, photo: record.photo.absolute.bytes, scanKey: key))
    }
    guard !items.isEmpty else { return }
    let (added, crate) = (items, crate)
    try await library.change(run: run) { editor in
      for item in added {
        guard try editor.addScanned(item) != nil, let crate else { continue }
        _ = try editor.add(item.release, to: try editor.crate(namedOrNew: crate))
      }
    } summary: {
      "added \($0.counted("record")) from photos"
    }
  }
}

extension FoundRecord.Key {
  /// The key as one word.
  var text: String {
    let digits = hash.map { $0.hexadecimal(digits: 2) }.joined()
    return "\(digits) \(page ?? 0) \(gtin.digits)"
  }
}
