import Barcodes
import Foundation
import Releases

/// What a record of a list is searched, sorted and grouped by, in the form in which it is compared.
struct RecordTraits: Sendable {
  let release: ReleaseID
  let text: RecordText
  let year: Int?
  /// As in `ReleaseSummary.released`; empty where unknown.
  let released: String
  /// As in `ReleaseSummary.country`; empty where unknown.
  let country: String
  /// Seconds since 1970; nil where unknown.
  let dateAdded: Int?
  let folder: CollectionFolder?
  let rating: Int
  /// The place of the grade of the record among all grades, the best first; nil for none.
  let grade: Int?
  /// Whether there is a photo of the copy; nil for what is no copy.
  let hasPhoto: Bool?
  /// Nil where they were not read.
  let barcodes: [GTIN]?
  /// How many copies of the release the list has.
  var copies = 1

  init(_ record: ListedRecord, barcodes: [GTIN]? = nil) {
    let (release, item) = (record.release, record.item)
    self.release = release.id
    text = RecordText(release)
    year = release.year
    released = release.released ?? ""
    country = release.country ?? ""
    dateAdded = record.dateAdded.map { Int($0.timeIntervalSince1970.rounded(.down)) }
    folder = item?.folder
    rating = item?.rating ?? 0
    grade = item?.mediaCondition.flatMap(Condition.allCases.firstIndex)
    hasPhoto = item.map { $0.photo != nil }
    self.barcodes = barcodes
  }
}
