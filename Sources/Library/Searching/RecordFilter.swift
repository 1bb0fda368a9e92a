import Foundation
import Releases

/// Which records of a list are wanted: those for which all conditions hold.
public struct RecordFilter: Sendable, Hashable {
  /// What a record or a copy may lack.
  public enum Lack: String, Sendable, Hashable, CaseIterable {
    case photo
    /// The condition of the record.
    case grade
    case barcode
  }

  /// Each is in the artist, the title, the label or the catalogue number, in any case, with or without
  /// accents.
  public var words: [String] = []
  /// Words of the artist.
  public var artist: String?
  /// Words of a label or its catalogue number.
  public var label: String?
  /// Each is a carrier or a description of it, such as "Vinyl", "LP" or "12\"".
  public var formats: [String] = []
  public var years: ClosedRange<Int>?
  public var folder: CollectionFolder.ID?
  /// Only these releases; nil for all.
  public var releases: Set<ReleaseID>?
  /// Copies without a photo; copies without a grade.
  public var lacks: Set<Lack> = []
  /// The releases that have a barcode, for ``Lack/barcode``.
  public var releasesWithBarcode: Set<ReleaseID> = []

  public init() {}

  /// Whether it lets every record through.
  public var isEmpty: Bool { self == RecordFilter() }

  public func fits(_ record: ListedRecord) -> Bool {
    let release = record.release
    return fitsWords(of: release) && fitsFormat(of: release)
      && years.map { years in release.year.map(years.contains) ?? false } ?? true
      && folder.map { $0 == record.item?.folder.id } ?? true
      && releases?.contains(release.id) ?? true
      && lacks.allSatisfy { isLacking($0, record) }
  }

  private func fitsWords(of release: ReleaseSummary) -> Bool {
    let artists = Self.key(release.artists.map(\.name).joined(separator: " "))
    let labels = release.labels.map { "\($0.name) \($0.catalogueNumber ?? "")" }
      .joined(separator: " ")
    let numbers = release.labels.compactMap {
      $0.catalogueNumber.flatMap(CatalogueNumber.init)?.key
    }
    let label = Self.key(labels)
    let all = "\(artists) \(Self.key(release.title)) \(label)"
    func has(_ text: String?, _ place: String) -> Bool {
      guard let text else { return true }
      return Self.key(text).split(separator: " ").allSatisfy { place.contains($0) }
        || place.hasSuffix(label)
          && numbers.contains { $0 == CatalogueNumber(text)?.key }
    }
    return has(artist, artists) && has(self.label, label) && words.allSatisfy { has($0, all) }
  }

  private func fitsFormat(of release: ReleaseSummary) -> Bool {
    let names = release.formats.flatMap { format in
      ([format.name, format.text ?? ""] + format.descriptions)
        .flatMap { [Self.key($0)] + Self.key($0).split(separator: " ").map(String.init) }
    }
    return formats.allSatisfy { names.contains(Self.key($0)) }
  }

  private func isLacking(_ lack: Lack, _ record: ListedRecord) -> Bool {
    switch lack {
    case .photo: record.item.map { $0.photo == nil } ?? false
    case .grade: record.item.map { $0.mediaCondition == nil } ?? false
    case .barcode: !releasesWithBarcode.contains(record.release.id)
    }
  }

  /// Text as it is compared.
  static func key(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
