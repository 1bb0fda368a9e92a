import Barcodes

/// The photos that show one record, or a single photo.
public struct PhotoGroup: Sendable {
  /// In the order of their names, at least one.
  public let photos: [ScannedPhoto]

  public init(photos: [ScannedPhoto]) {
    self.photos = photos
  }

  /// The barcodes in the photos, each once, in the order of the photos.
  public var barcodes: [GTIN] {
    var seen: Set<GTIN> = []
    return photos.flatMap(\.outcomes).flatMap(\.findings).map(\.origin.gtin)
      .filter { seen.insert($0).inserted }
  }

  /// The records that the barcodes name, each with all the photos.
  public var records: [FoundRecord] {
    barcodes.compactMap { gtin in
      for photo in photos {
        for outcome in photo.outcomes {
          guard let file = photo.file,
            let finding = outcome.findings.first(where: { $0.origin.gtin == gtin }),
            let release = finding.match.best
          else { continue }
          return FoundRecord(
            key: .init(hash: file.hash, page: outcome.page, gtin: gtin), release: release,
            isDecided: finding.status == .resolved, photo: photo.path, photos: photos.map(\.path))
        }
      }
      return nil
    }
  }

  /// The outcomes that the user has to look at: all that are not resolved, except photos without a
  /// barcode where another photo of the group has one.
  public var doubtful: [ScanOutcome] {
    let isNamed = photos.count > 1 && !barcodes.isEmpty
    return photos.flatMap(\.outcomes).filter { outcome in
      outcome.status != .resolved && !(isNamed && outcome.status == .unread)
    }
  }
}
