import Files

/// Puts together the photos that show one record.
///
/// Photos that stand next to each other by their names, in one folder, belong together where their
/// names differ by a suffix only (``NameStem``), or where neither has one and the camera took them
/// within five seconds. They become one group where exactly one barcode is among them and they are
/// not more than eight; otherwise each stays alone.
public struct PhotoGrouper: Sendable {
  /// Between two photos of one record, in seconds.
  static let interval = 5
  /// A record has no more sides to photograph.
  static let largest = 8

  private let isOn: Bool
  private var open: [ScannedPhoto] = []
  private var openStem: NameStem?
  /// The photos of an overlong row are alone; only the last is kept, to know when the row ends.
  private var isOverlong = false

  /// - Parameter isOn: false to leave each photo alone.
  public init(isOn: Bool = true) {
    self.isOn = isOn
  }

  /// Takes the next photo, and gives the groups that are complete by it.
  public mutating func add(_ photo: ScannedPhoto) -> [PhotoGroup] {
    guard isOn else { return [PhotoGroup(photos: [photo])] }
    let stem = NameStem(path: photo.path.bytes)
    guard let last = open.last, let lastStem = openStem,
      belong(last, lastStem, photo, stem)
    else {
      defer {
        open = [photo]
        openStem = stem
        isOverlong = false
      }
      return close()
    }
    openStem = stem
    if isOverlong {
      open = [photo]
      return [PhotoGroup(photos: open)]
    }
    open.append(photo)
    guard open.count > Self.largest else { return [] }
    defer {
      open = [photo]
      isOverlong = true
    }
    return open.map { PhotoGroup(photos: [$0]) }
  }

  /// The groups that are left at the end.
  public mutating func finish() -> [PhotoGroup] {
    defer { open = [] }
    return close()
  }

  private func belong(
    _ a: ScannedPhoto, _ stemA: NameStem, _ b: ScannedPhoto, _ stemB: NameStem
  ) -> Bool {
    if stemA.bytes == stemB.bytes { return true }
    guard !stemA.hasSuffix, !stemB.hasSuffix, a.path.folder == b.path.folder,
      let timeA = a.takenAt, let timeB = b.takenAt
    else { return false }
    return abs(timeA - timeB) <= Self.interval
  }

  private func close() -> [PhotoGroup] {
    guard !isOverlong else { return [] }
    let group = PhotoGroup(photos: open)
    if open.isEmpty { return [] }
    return group.barcodes.count == 1 ? [group] : open.map { PhotoGroup(photos: [$0]) }
  }
}

extension PhotoPath {
  fileprivate var folder: ArraySlice<UInt8> {
    bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
  }
}
