import Files
import Library
import Releases
import Text

extension LibraryEditor {
  /// Keeps a record that was found in photos: links it to a copy that the user has, or adds one.
  ///
  /// - Parameters:
  ///   - isOwnCopy: whether the photos show a copy of which there are no others.
  /// - Returns: nil if the user has removed the copy since.
  public func keep(
    _ record: FoundRecord, in place: RecordPlace = RecordPlace(), isOwnCopy: Bool = false
  ) throws -> KeptRecord? {
    let photo = record.photo.absolute.bytes
    let kept = try keepScan(
      NewItem(release: record.release, photo: photo), inFolder: place.folder,
      key: record.key.text, isOwnCopy: isOwnCopy)
    guard let kept else { return nil }
    var target: CustomCrate?
    if let crate = place.crate {
      let named = try self.crate(namedOrNew: crate)
      if try add(record.release, to: named) { target = named }
    }
    return KeptRecord(photo: record.photo, scan: kept, crate: target)
  }

  /// Saves that a photo shows a release, and keeps that as a record. A copy that was added from this
  /// photo alone, for another record, becomes a copy of this one.
  ///
  /// - Parameter hash: SHA-256 of the photo's content.
  /// - Returns: nil if the user has removed the copy since.
  public func assign(
    _ release: ReleaseDetail, to path: PhotoPath, hash: [UInt8]
  ) throws -> KeptRecord? {
    try save(.shows(release), ofPhoto: hash)
    let key = FoundRecord.Key(hash: hash, release: release.id)
    let corrected = try correctScan(
      release, keysBeginningWith: FoundRecord.Key.prefix(of: hash), key: key.text)
    if let corrected { return KeptRecord(photo: path, scan: corrected) }
    return try keep(
      FoundRecord(key: key, release: release, isDecided: true, photo: path, photos: [path]))
  }
}

extension FoundRecord.Key {
  /// The key as one word.
  var text: String { "\(Self.prefix(of: hash))\(page ?? 0) \(name)" }

  /// What the keys of all records in a photo begin with.
  fileprivate static func prefix(of hash: [UInt8]) -> String {
    hash.map { $0.hexadecimal(digits: 2) }.joined() + " "
  }
}
