import Accounts
import AppNavigation
import Foundation
import Library
import Releases
import TestSupport

/// A small library, and the screens of it.
enum ScreenSamples {
  static let lone = release(MemoryCatalog.lone, "Trojan", have: 1200)
  static let record = release(MemoryCatalog.record, "Island", have: 60)
  static let early = release(MemoryCatalog.early, "Trojan", have: nil)

  static let sunday = CustomCrate(id: UUID(), name: "Sunday")
  static let empty = CustomCrate(id: UUID(), name: "Empty")
  static let shelf = CollectionFolder(id: 3, name: "Shelf")
  static let day = Date(timeIntervalSince1970: 1_700_000_000)

  static let loneCopy = CollectionItem(
    id: 1, release: lone, folder: shelf, mediaCondition: .nearMint, sleeveCondition: .generic,
    dateAdded: day)
  static let recordCopy = CollectionItem(
    id: 2, release: record, folder: .uncategorized, dateAdded: day)
  static let want = Want(release: early, notes: "first pressing", dateAdded: day)

  static let library = InMemoryLibrary(
    crates: [sunday, empty], folders: [shelf], contents: [sunday.id: [record, lone, early]],
    items: [loneCopy, recordCopy], wants: [want])

  static let screens = ScreenFactory(library: library)

  /// A library of one crate with this many records.
  static func library(of count: Int) -> InMemoryLibrary {
    InMemoryLibrary(crates: [sunday], contents: [sunday.id: releases(count)])
  }

  static func releases(_ count: Int) -> [ReleaseSummary] {
    (0..<count).map { number in
      ReleaseSummary(id: ReleaseID(source: .discogs, value: "\(number + 1)"), title: "R\(number)")
    }
  }

  private static func release(
    _ detail: ReleaseDetail, _ label: String, have: Int?
  ) -> ReleaseSummary {
    let summary = detail.summary
    return ReleaseSummary(
      id: summary.id, title: summary.title, labels: [LabelCredit(name: label)],
      formats: summary.formats, country: "GB", released: summary.released,
      circulation: have.map { Circulation(have: $0) })
  }
}
