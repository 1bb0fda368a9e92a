import Files

/// Puts the photos that show one record together, one photo after the other.
///
/// Photos that follow each other by name in one folder belong together if their names differ only
/// in a suffix (``NameStem``), or if no name has a suffix and the camera took each within a few seconds
/// of the one before. Up to eight such photos with exactly one barcode among them become one
/// ``PhotoGroup``; otherwise each photo is a group of its own. A release that a person assigned to a
/// photo counts as its barcode.
public struct PhotoGrouper: Sendable {
  /// The usual time between two photos of one record, in seconds.
  public static let usualGap = 8
  /// The most photos of one record.
  static let largest = 8

  private let isOn: Bool
  private let gap: Int
  private var open: [ScannedPhoto] = []
  private var openStem: NameStem?
  /// Whether more photos belong together than a group may have. Each is then a group of its own,
  /// and only the last one is kept, to see where the row ends.
  private var isOverlong = false

  /// - Parameters:
  ///   - isOn: false to make each photo a group of its own.
  ///   - gap: the maximum time between two photos of one record, in seconds.
  public init(isOn: Bool = true, gap: Int = usualGap) {
    self.isOn = isOn
    self.gap = gap
  }

  /// Adds the next photo.
  ///
  /// - Returns: the groups that are now complete.
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
    return abs(timeA - timeB) <= gap
  }

  private func close() -> [PhotoGroup] {
    guard !isOverlong else { return [] }
    let group = PhotoGroup(photos: open)
    if open.isEmpty { return [] }
    return group.showsOneRecord ? [group] : open.map { PhotoGroup(photos: [$0]) }
  }
}

extension PhotoPath {
  fileprivate var folder: ArraySlice<UInt8> {
    bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
  }
}
