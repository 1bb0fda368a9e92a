import Barcodes
import Files
import Releases

/// The photos that show one record, or a single photo.
public struct PhotoGroup: Sendable {
  /// In the order of their names, at least one. Their outcomes say which photo names the record, and
  /// those without a barcode of their own are grouped if another one names it.
  public let photos: [ScannedPhoto]

  public init(photos: [ScannedPhoto]) {
    let name = Self.naming(photos)
    let isGroup = photos.count > 1 && name != nil
    self.photos = photos.map { photo in
      photo.mapOutcomes { outcome in
        var outcome = outcome
        outcome.record = outcome.record ?? (outcome.status == .dismissed ? nil : name)
        if isGroup, outcome.status == .unread { outcome.group() }
        return outcome
      }
    }
  }

  /// The first photo that says which record it is; nil if none does.
  private static func naming(_ photos: [ScannedPhoto]) -> PhotoPath? {
    let named = photos.first { photo in
      photo.outcomes.contains { $0.assigned != nil || !$0.countedFindings.isEmpty }
    }
    return named?.path
  }

  /// Whether the photos can show one record: exactly one barcode or assigned release is among them.
  var showsOneRecord: Bool {
    let (barcodes, assigned) = (barcodes, assigned)
    guard let release = assigned.first else { return barcodes.count == 1 }
    return assigned.count == 1 && barcodes.allSatisfy(release.gtins.contains)
  }

  /// The barcodes in the photos, each once, in the order of the photos; not those of photos of which a
  /// person said what they show.
  public var barcodes: [GTIN] {
    var seen: Set<GTIN> = []
    return photos.flatMap(\.outcomes).flatMap(\.countedFindings).map(\.origin.gtin)
      .filter { seen.insert($0).inserted }
  }

  /// The releases that a person said the photos show, each once.
  private var assigned: [ReleaseDetail] {
    var seen: Set<ReleaseID> = []
    return photos.flatMap(\.outcomes).compactMap(\.assigned)
      .filter { seen.insert($0.id).inserted }
  }

  /// The records that the photos name, each with all the photos.
  public var records: [FoundRecord] {
    let assigned = assigned
    let known = Set(assigned.flatMap(\.gtins))
    return assigned.compactMap { release in
      let photo = photos.first { $0.outcomes.contains { $0.assigned?.id == release.id } }
      guard let photo, let file = photo.file else { return nil }
      return FoundRecord(
        key: .init(hash: file.hash, release: release.id), release: release, isDecided: true,
        photo: photo.path, photos: photos.map(\.path))
    } + barcodes.filter { !known.contains($0) }.compactMap(record(with:))
  }

  private func record(with gtin: GTIN) -> FoundRecord? {
    for photo in photos {
      for outcome in photo.outcomes {
        guard let file = photo.file,
          let finding = outcome.countedFindings.first(where: { $0.origin.gtin == gtin }),
          let release = finding.match.best
        else { continue }
        return FoundRecord(
          key: .init(hash: file.hash, page: outcome.page, gtin: gtin), release: release,
          isDecided: finding.status == .resolved, photo: photo.path, photos: photos.map(\.path))
      }
    }
    return nil
  }

  /// The outcomes that the user has to look at.
  public var doubtful: [ScanOutcome] { photos.flatMap(\.outcomes).filter(\.status.needsUser) }

  /// Which photo names the record, for those photos of which the memory says something else; absolute
  /// names, as the memory has them.
  var changedRecords: [PhotoPath: PhotoPath?] {
    var changed: [PhotoPath: PhotoPath?] = [:]
    for photo in photos {
      let record = photos.count > 1 ? photo.outcomes.compactMap(\.record).first?.absolute : nil
      if record != photo.record { changed[photo.path.absolute] = .some(record) }
    }
    return changed
  }
}

extension ScanOutcome {
  /// The barcodes that say what the photo shows; none where a person said it.
  fileprivate var countedFindings: [BarcodeFinding] {
    assigned == nil && status != .dismissed ? findings : []
  }
}
