import Barcodes
import Foundation
import Library
import Releases
import TestSupport
import Testing

/// Which copies a query lists, and how.
struct CollectionQueryTests {
  private let sample: SampleLibrary
  private let lister: CollectionLister

  init() async throws {
    sample = try SampleLibrary()
    lister = CollectionLister(sample.library)
    let releases = [
      Self.release("1", "Zephyr", "Björk", "One Little Indian", "1993-07-05", "GB", "LP"),
      Self.release("2", "Amber", "Autechre", "Warp", "1994", "GB", "CD"),
      Self.release("3", "Incunabula", "Autechre", "Warp Records", "1993", "US", "LP"),
      Self.release("2", "Amber", "Autechre", "Warp", "1994", "GB", "CD"),
    ]
    _ = try await sample.library.change { editor in
      for (index, release) in releases.enumerated() {
        _ = try editor.add(
          NewItem(
            release: release, mediaCondition: index == 0 ? .mint : nil, rating: index,
            photo: index == 1 ? [65] : nil))
      }
      return "added"
    }
  }

  private static func release(
    _ id: String, _ title: String, _ artist: String, _ label: String, _ released: String,
    _ country: String, _ format: String
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: id), title: title,
      artists: [ArtistCredit(name: artist)],
      labels: [LabelCredit(name: label, catalogueNumber: "CAT \(id)")],
      formats: [ReleaseFormat(name: format == "CD" ? "CD" : "Vinyl", descriptions: [format])],
      country: country, released: released,
      identifiers: id == "3" ? [ReleaseIdentifier(kind: .barcode, value: "4006381333931")] : [])
  }

  @Test(
    "words and filters choose copies",
    arguments: [
      ("", [1, 2, 3, 4]), ("autechre", [2, 3, 4]), ("BJORK zeph", [1]), ("warp", [2, 3, 4]),
      (#"label:"warp""#, [2, 4]), ("cat3", [3]), ("year:1993", [1, 3]), ("country:US,DE", [3]),
      ("format:LP artist:autechre", [3]), ("format:vinyl", [1, 3]), ("title:warp", []),
      ("without:grade", [2, 3, 4]), ("without:photo", [1, 3, 4]), ("without:barcode", [1, 2, 4]),
      ("only:duplicates", [2, 4]), ("day:07-05", [1]), ("4006381333931", [3]), ("nothing", []),
      (DayOfYear(seconds: Int(SampleLibrary.today.timeIntervalSince1970)).dayFilter, [1, 2, 3, 4]),
    ])
  func filters(text: String, copies: [Int]) async throws {
    #expect(try await lister.listing(of: CollectionQuery(text)).ids == copies)
  }

  @Test("the figures of the collection come with what it is searched by")
  func figures() async throws {
    let insights = try await lister.insights()
    #expect(insights == (try await sample.library.insights(of: nil)))
    #expect(insights.records == 3 && insights.copies == 4)
  }

  @Test("a collection so long that its words share several pieces of memory is searched alike")
  func long() async throws {
    let count = 5000
    try await sample.library.change { editor in
      for number in 1...count {
        let release = Self.release(
          "\(100 + number)", "Title \(number)", "Artist \(number % 7)", "Label \(number % 3)",
          "1970",
          "JM", "LP")
        _ = try editor.add(NewItem(release: release))
      }
      return "added"
    }
    await lister.forget()
    #expect(try await lister.listing(of: CollectionQuery("title:zephyr")).ids == [1])
    #expect(try await lister.listing(of: CollectionQuery("title:\"title 4097\"")).ids == [4101])
    #expect(try await lister.listing(of: CollectionQuery("cat5100")).ids == [5004])
    let sorted = try await lister.listing(of: CollectionQuery("artist:\"artist 3\"", order: .label))
    let expected = (1...count).filter { $0 % 7 == 3 }.sorted { a, b in
      (a % 3, "cat \(100 + a)") < (b % 3, "cat \(100 + b)")
    }
    #expect(sorted.ids == expected.map { $0 + 4 })
    #expect(try await lister.listing(of: CollectionQuery("only:duplicates")).ids == [2, 4])
    #expect(try await lister.insights() == (try await sample.library.insights(of: nil)))
  }

  @Test("the order is that of the lists of the command line, and can be turned round")
  func orders() async throws {
    for order in RecordOrder.allCases {
      let items = try await sample.library.items()
      let sorted = order.sorted(items) { ListedRecord($0) }.map(\.id)
      var query = CollectionQuery()
      query.sort(by: order)
      #expect(try await lister.listing(of: query).ids == sorted, "\(order)")
      query.sort(by: order)
      #expect(try await lister.listing(of: query).ids == sorted.reversed(), "\(order)")
    }
    #expect(
      try await lister.listing(of: CollectionQuery(order: .title)).ids == [2, 4, 3, 1])
    #expect(
      try await lister.listing(of: CollectionQuery(order: .year)).ids == [3, 1, 2, 4])
  }

  @Test("groups follow one another, each with its copies in the order of the list")
  func groups() async throws {
    let listing = try await lister.listing(
      of: CollectionQuery(order: .rating, grouping: .artist))
    #expect(
      listing.rows(0..<9) == [
        .heading(4, count: 3), .copy(4), .copy(3), .copy(2), .heading(1, count: 1), .copy(1),
      ])
    #expect(listing.rowCount == 6)
    #expect(listing.rows(4..<5) == [.heading(1, count: 1)])
    #expect(listing.rows(3..<4) == [.copy(2)])
    let decades = try await lister.listing(of: CollectionQuery(grouping: .decade))
    #expect(decades.rows(0..<1) == [.heading(1, count: 4)])
  }

  @Test("a change is seen once the lister was told of it")
  func changes() async throws {
    _ = try await lister.listing(of: CollectionQuery("amber"))
    _ = try await sample.library.change {
      _ = try $0.remove([2])
      return "removed"
    }
    await lister.forget()
    #expect(try await lister.listing(of: CollectionQuery("amber")).ids == [4])
    #expect(try await lister.listing(of: CollectionQuery("only:duplicates")).ids == [])
  }

  @Test("copies are read by their numbers, in the order of these")
  func items() async throws {
    #expect(try await sample.library.items(ids: [3, 9, 1]).map(\.id) == [3, 1])
  }

  @Test("a library that changes all the time is listed, as it was when it was asked for or later")
  func changing() async throws {
    let (lister, library) = (lister, sample.library)
    let changing = Task {
      while !Task.isCancelled {
        await lister.forget()
        await Task.yield()
      }
    }
    for count in 5...20 {
      _ = try await library.change { editor in
        _ = try editor.add(NewItem(release: MemoryCatalog.lone))
        return "added"
      }
      async let other = lister.listing(of: CollectionQuery())
      #expect(try await lister.listing(of: CollectionQuery(order: .year)).ids.count == count)
      #expect(try await other.ids.count == count)
    }
    changing.cancel()
  }
}

extension DayOfYear {
  fileprivate var dayFilter: String { "day:\(self)" }
}
