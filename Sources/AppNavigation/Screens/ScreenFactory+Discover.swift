import Library
import Links

extension ScreenFactory {
  /// What the collection is made of, and what is worth another look. Each figure leads to its records.
  func discover() async throws(LinkFailure) -> Screen {
    let insights = try await reading { library throws(LibraryFailure) in
      // The records worth a look are found in the same reading.
      if let lister { return try await lister.insights() }
      return try await library.insights(of: nil)
    }
    let screen = Screen(title: "Discover", insights: insights)
    guard !screen.sections.isEmpty else { return screen }
    var looks: [ScreenFigure] = []
    for (name, filter) in self.looks {
      let count = try await listing(of: CollectionQuery(filter)).ids.count
      looks.append(ScreenFigure(name, count, target: .route(.collectionRecords(filter))))
    }
    return Screen(
      title: screen.title, subtitle: screen.subtitle,
      sections: [ScreenSection("Worth a look", .figures(looks))] + screen.sections,
      actions: [.openRandom])
  }

  /// What to call some copies, and the filter that lists them.
  private var looks: [(name: String, filter: String)] {
    let day = today.map { [("on this day", "day:\($0)")] } ?? []
    return day + [
      ("duplicates", "only:duplicates"), ("without a photo", "without:photo"),
      ("without a grade", "without:grade"), ("without a barcode", "without:barcode"),
    ]
  }

  /// The copies that a query asks for.
  func listing(of query: CollectionQuery) async throws(LinkFailure) -> CollectionListing {
    try await reading { library throws(LibraryFailure) in
      if let lister { return try await lister.listing(of: query) }
      return try await library.listing(of: query)
    }
  }
}
