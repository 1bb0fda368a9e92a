import Barcodes
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
  /// Words of the title.
  public var title: String?
  /// Words of a label or its catalogue number.
  public var label: String?
  /// The whole name of a label.
  public var labelName: String?
  /// Each is a carrier or a description of it, such as "Vinyl", "LP" or "12\"".
  public var formats: [String] = []
  /// Any of them, as in `ReleaseSummary.country`; all for none.
  public var countries: [String] = []
  public var years: ClosedRange<Int>?
  public var folder: CollectionFolder.ID?
  /// Only these releases; nil for all.
  public var releases: Set<ReleaseID>?
  /// A barcode that the release has; it is known of the copies of a ``CollectionIndex`` alone.
  public var barcode: GTIN?
  /// Released or added on this day of any year.
  public var day: DayOfYear?
  /// Only releases of which a ``CollectionIndex`` has several copies.
  public var isOfDuplicates = false
  /// Copies without a photo; copies without a grade.
  public var lacks: Set<Lack> = []
  /// The releases that have a barcode, for ``Lack/barcode``.
  public var releasesWithBarcode: Set<ReleaseID> = []

  public init() {}

  /// Whether it lets every record through.
  public var isEmpty: Bool { self == RecordFilter() }

  /// Those that fit, in their order.
  public func fitting<Element>(
    _ elements: [Element], by record: (Element) -> ListedRecord
  ) -> [Element] {
    let matcher = RecordMatcher(self)
    return elements.filter { matcher.fits(RecordTraits(record($0))) }
  }

  /// Text as it is compared.
  static func key(_ text: String) -> String {
    // In ASCII only the case differs, and that is told much faster.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
