import Library
import Links
import Releases
import Text

extension ScreenFactory {
  /// Copies of the collection as a query puts them, with the headings of its groups.
  ///
  /// - Parameter window: The positions of rows to show, counted from 0, headings included; nil for all.
  /// - Throws: ``LinkFailure/lookUp(_:)`` where the library cannot be read.
  public func screen(
    of query: CollectionQuery, window: Range<Int>? = nil
  ) async throws(LinkFailure) -> Screen {
    let listing = try await listing(of: query)
    let window = window ?? 0..<listing.rowCount
    let rows = listing.rows(window)
    let ids = Set(rows.map(\.id))
    let items = try await reading { library throws(LibraryFailure) in
      try await library.items(ids: Array(ids))
    }
    let all = try await reading { library throws(LibraryFailure) in
      try await library.counts().items
    }
    let byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let shown = rows.compactMap { row in
      byID[row.id].map { ScreenListRow(row, $0, query.grouping) }
    }
    let count = listing.ids.count
    let number = count == all ? all.counted("record") : "\(count) of \(all.counted("record"))"
    return Screen(
      title: "Collection",
      subtitle: [number, query.orderWords].compactMap(\.self).joined(separator: ", "),
      sections: [ScreenSection(.list(shown, columns: .ofCopies))],
      actions: .ofCollection,
      window: ScreenWindow(
        offset: min(window.lowerBound, listing.rowCount), total: listing.rowCount))
  }
}

extension [ScreenAction] {
  /// What can be done on a list of copies.
  static let ofCollection: Self = [
    .editCopies, .sortRecords, .groupRecords, .moveCopies, .fileCopies, .removeCopies, .scan,
    .manageCollection, .showInsights(nil), .showProfile,
  ]
}

extension CollectionListing.Row {
  fileprivate var id: CollectionItem.ID {
    switch self {
    case .heading(let id, _), .copy(let id): id
    }
  }
}

extension ScreenListRow {
  /// - Parameter item: The copy, or the first of the group.
  fileprivate init(
    _ row: CollectionListing.Row, _ item: CollectionItem, _ grouping: RecordGrouping?
  ) {
    switch row {
    case .copy: self = .record(ScreenRecord(.copy(item)))
    case .heading(_, let count):
      self = .heading(grouping.map { item.name(of: $0) } ?? "", count: count)
    }
  }
}

extension CollectionItem {
  /// What a group is called that the copy is in.
  fileprivate func name(of grouping: RecordGrouping) -> String {
    let name: String? =
      switch grouping {
      case .artist: release.artists.joined
      case .label: release.labels.first?.name
      case .decade: release.year.map { "\($0 / 10 * 10)s" }
      case .folder: folder.name
      }
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? "unknown"
  }
}

extension CollectionQuery {
  /// How the list is put, such as "by year, reversed"; nil where it is as it was added.
  fileprivate var orderWords: String? {
    guard order != nil || isReversed else { return nil }
    return "by \(order?.words ?? RecordOrder.asAdded)" + (isReversed ? ", reversed" : "")
  }
}

extension RecordOrder {
  /// What to call the order in which records were added.
  public static var asAdded: String { "number" }

  /// What to call it to a user.
  public var words: String { self == .added ? "date added" : rawValue }
}
