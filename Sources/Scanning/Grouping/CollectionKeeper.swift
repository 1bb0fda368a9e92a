import Foundation
import Library

/// Puts the records that a batch finds into the user's collection, each once, and into a crate where
/// one is named.
///
/// Where nothing tells several pressings apart, none is put there: somebody has to choose.
public struct CollectionKeeper: RecordKeeper {
  private let library: LibraryDatabase
  private let crate: String?
  /// All that one run adds is one change, which is taken back as one.
  private let run = UUID()

  /// - Parameter crate: the name of a crate, made where there is none.
  public init(_ library: LibraryDatabase, crate: String? = nil) {
    self.library = library
    self.crate = crate
  }

  public func keep(_ record: BatchRecord) async throws {
    let (key, crate) = (record.key.text, crate)
    guard record.isDecided, try await !library.hasAdded(scanKey: key) else { return }
    let item = NewItem(
      release: record.release, photo: record.photo.absolute.bytes, scanKey: key)
    try await library.change(run: run) { editor in
      guard try editor.addScanned(item) != nil, let crate else { return }
      _ = try editor.add(item.release, to: try editor.crate(namedOrNew: crate))
    } summary: {
      "added records from photos"
    }
  }
}

extension BatchRecord.Key {
  /// The key as one word.
  var text: String {
    let digits = hash.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    return "\(digits) \(page ?? 0) \(gtin.digits)"
  }
}
