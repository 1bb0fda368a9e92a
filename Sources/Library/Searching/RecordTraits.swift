import Barcodes
import Releases
import SQLiteSupport

/// What a record of a list is searched, sorted and grouped by, in the form in which it is compared.
struct RecordTraits: Sendable {
  /// What is compared of a copy.
  struct Copy: Sendable {
    let folder: CollectionFolder
    let rating: Int8
    /// Of the record; nil for none.
    let grade: Condition?
    let hasPhoto: Bool
  }

  let release: ReleaseID
  var text: RecordText
  /// As in `ReleaseSummary.released`; empty where unknown.
  let released: String
  /// As in `ReleaseSummary.country`; empty where unknown.
  let country: String
  /// Seconds since 1970; nil where unknown.
  let dateAdded: Int?
  /// Nil for what is no copy.
  let copy: Copy?
  // Few bytes each, as there are many records; nearly all have at most one barcode.
  private let barcode: GTIN?
  private let otherBarcodes: [GTIN]?
  private let knownYear: Int16?
  private var copyCount: Int32 = 1

  init(_ release: ReleaseSummary, barcodes: [GTIN]?, dateAdded: Int?, copy: Copy?) {
    self.release = release.id
    text = RecordText(release)
    released = release.released ?? ""
    country = release.country ?? ""
    self.dateAdded = dateAdded
    self.copy = copy
    barcode = barcodes?.first
    otherBarcodes = barcodes.map { Array($0.dropFirst()) }
    knownYear = release.year.flatMap { Int16(exactly: $0) }
  }

  /// Of a record whose barcodes are not known.
  init(_ record: ListedRecord) {
    self.init(
      record.release, barcodes: nil, dateAdded: record.dateAdded?.secondsSince1970,
      copy: record.item.map {
        Copy(
          folder: $0.folder, rating: Int8(clamping: $0.rating), grade: $0.mediaCondition,
          hasPhoto: $0.photo != nil)
      })
  }

  var folder: CollectionFolder? { copy?.folder }

  var rating: Int { Int(copy?.rating ?? 0) }

  /// The place of the grade of the record among all grades, the best first; nil for none.
  var grade: Int? { copy?.grade.flatMap(Condition.allCases.firstIndex) }

  var year: Int? { knownYear.map(Int.init) }

  /// How many copies of the release the list has.
  var copies: Int {
    get { Int(copyCount) }
    set { copyCount = Int32(clamping: newValue) }
  }

  /// Whether it has a barcode; nil where barcodes were not read.
  var hasBarcode: Bool? { otherBarcodes.map { _ in barcode != nil } }

  func has(_ barcode: GTIN) -> Bool {
    self.barcode == barcode || otherBarcodes?.contains(barcode) ?? false
  }
}
