import CatalogStore
import Releases

/// Releases as rows of the table `release`, ready to be sent.
public struct ReleaseRows: Sendable {
  public private(set) var count = 0
  private(set) var copy = CopyBytes()

  /// No release has so many different words, but one that is made to have them: a `tsvector` has at most a
  /// megabyte.
  private static let wordLimit = 20_000

  /// Encodes releases, and splits them into words. In a catalogue of barcodes only, releases without one
  /// are left out.
  ///
  /// Can be called on several threads at once; some hundred releases at a time are best.
  public init(_ releases: [ReleaseDetail], _ contents: CatalogContents) {
    let isComplete = contents == .everything
    copy = CopyBytes(capacity: releases.count * 2048)
    var writer = ByteWriter(capacity: 4096)
    for release in releases {
      let codes = release.barcodeCodes
      guard isComplete || !codes.isEmpty else { continue }
      count += 1
      copy.beginRow(11)
      copy.write(field: release.id.description)
      let link =
        release.id.source == .discogs ? nil : release.otherIDs.first { $0.source == .discogs }
      copy.write(field: link?.description)
      copy.write(field: release.title)
      copy.write(field: release.artists.joined)
      copy.write(field: release.country)
      copy.write(field: release.summary.year.flatMap { Int32(exactly: $0) })
      copy.write(field: release.master?.description)
      copy.write(field: codes.filter { !$0.isCompleted }.map { Int64($0.gtin.value) })
      copy.write(field: codes.filter(\.isCompleted).map { Int64($0.gtin.value) })
      writer.removeAll()
      release.write(to: &writer, isComplete: isComplete)
      copy.write(fieldOf: writer.bytes)
      let words = isComplete ? Self.words(of: release, codes) : []
      copy.writeField { $0.write(words: words) }
    }
  }

  /// Each word once, with the fields that it stands in.
  private static func words(
    of release: ReleaseDetail, _ codes: [BarcodeCode]
  ) -> [(text: String, fields: Field)] {
    var bytes = WordBytes()
    bytes.append(release)
    for code in codes { bytes.append(code.gtin.word) }
    var fields: [String: Field] = [:]
    for word in bytes.words where fields.count < wordLimit {
      fields[bytes.text(of: word), default: []].formUnion(word.fields)
    }
    return fields.map { ($0.key, $0.value) }
  }
}

extension CopyBytes {
  /// A `tsvector`. The server sorts its words.
  fileprivate mutating func write(words: [(text: String, fields: Field)]) {
    write(Int32(words.count))
    for (text, fields) in words {
      write(raw: text.utf8.filter { $0 != 0 })
      write(0 as UInt8)
      let weights = FieldWeight.all.filter { fields.contains($0.field) }
      write(UInt16(weights.count))
      for weight in weights { write(weight.position) }
    }
  }
}
