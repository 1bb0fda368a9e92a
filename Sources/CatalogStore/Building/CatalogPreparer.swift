import Barcodes
import Releases
import Synchronization

/// Makes releases ready for a ``CatalogDraft``: what needs only the processor and can be done on several
/// threads at once.
public final class CatalogPreparer: Sendable {
  private let contents: CatalogContents
  private let dictionary = Mutex<CompressionDictionary?>(nil)

  init(_ contents: CatalogContents) {
    self.contents = contents
  }

  /// Encodes, compresses and splits into words. In a catalogue of barcodes only, releases without one are
  /// left out.
  ///
  /// Some hundred releases at a time are best.
  public func prepare(_ releases: [ReleaseDetail]) -> PreparedReleases {
    let dictionary = trained
    var prepared = PreparedReleases(isCompressed: dictionary != nil)
    let compressor = dictionary.map { DetailCompressor($0) }
    prepared.reserve(for: releases.count)
    var writer = ByteWriter(capacity: 4096)
    for release in releases {
      prepared.gtins += release.barcodeCodes
      guard contents == .everything || prepared.gtins.count > (prepared.rows.last?.gtinEnd ?? 0)
      else { continue }
      writer.removeAll()
      release.write(to: &writer, isComplete: contents == .everything)
      if let compressor {
        writer.bytes.withUnsafeBytes { compressor.append($0, to: &prepared.details) }
      } else {
        prepared.details += writer.bytes
      }
      if contents == .everything { prepared.words.append(release) }
      prepared.endRow(of: release)
    }
    return prepared
  }

  /// The dictionary, once there is one.
  var trained: CompressionDictionary? {
    get { dictionary.withLock { $0 } }
    set { dictionary.withLock { $0 = newValue } }
  }
}

extension PreparedReleases {
  fileprivate mutating func reserve(for count: Int) {
    rows.reserveCapacity(count)
    details.reserveCapacity(count * 400)
    words.reserve(bytes: count * 320, words: count * 48)
  }

  fileprivate mutating func endRow(of release: ReleaseDetail) {
    let number = ReleaseKey.number(of: release.id)
    if number == nil { otherIDs.append(ReleaseKey.bytes(of: release.id)) }
    rows.append(
      Row(
        number: number,
        link: number == nil ? release.otherIDs.first { $0.source == .discogs } : nil,
        master: release.master.map(ReleaseKey.master), detailEnd: details.count,
        wordEnd: words.words.count, gtinEnd: gtins.count))
  }
}
