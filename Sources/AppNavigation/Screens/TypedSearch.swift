import Links
import Text

/// A search that is answered as it is typed: the records of the user and those of the catalogue apart.
public struct TypedSearch: Sendable, Hashable {
  /// What one of the two answers.
  public enum Answer: Sendable, Hashable {
    /// Nothing was asked.
    case none
    case searching
    /// The first records that fit, and how many fit in all.
    case found([ScreenRecord], total: Int)
    /// Why there is no answer, in words.
    case failed(String)
  }

  /// As typed, without spaces around it.
  public let text: String
  public var collection = Answer.none
  public var catalogue = Answer.none
  /// Other words that find more; nil for none.
  public var suggestion: String?
  /// Whether the library has changed since it was begun.
  public var isOutdated = false

  /// - Parameter text: Empty for a search for nothing.
  public init(_ text: String = "") {
    self.text = text
    guard !text.isEmpty else { return }
    (collection, catalogue) = (.searching, .searching)
  }

  /// Takes an answer, unless it comes too late: for words that were typed before these.
  ///
  /// - Returns: whether it was taken.
  public mutating func take(_ answer: (inout TypedSearch) -> Void, for words: String) -> Bool {
    guard words == text else { return false }
    answer(&self)
    return true
  }
}

extension Screen {
  /// The search tab. It shows nothing that was found for other words than these.
  public init(_ search: TypedSearch) {
    let other = search.suggestion.map { words in
      ScreenSection(
        .facts([ScreenFact("did you mean", words, target: .action(.searchFor(words)))]))
    }
    self.init(
      title: "Search",
      sections: [ScreenSection(.fields([ScreenField("words or barcode", value: search.text)]))]
        + Self.sections(
          "Your collection", search.collection, none: "You have no such record.",
          rest: { .route(.collectionRecords(search.text)) })
        + Self.sections(
          "Catalogue", search.catalogue, none: "No catalogue on this machine has such a record.",
          rest: { .link(.search(query: search.text, barcode: nil)) })
        + (other.map { [$0] } ?? []),
      actions: search.text.isEmpty ? [.scan] : [])
  }

  private static func sections(
    _ title: String, _ answer: TypedSearch.Answer, none: String, rest: () -> ScreenTarget
  ) -> [ScreenSection] {
    switch answer {
    case .none: return []
    case .searching: return [ScreenSection(title, .text(["searching …"]))]
    case .failed(let reason): return [ScreenSection(title, .text([reason]))]
    case .found([], _): return [ScreenSection(title, .text([none]))]
    case .found(let records, let total):
      let list = ScreenSection(
        "\(title): \(total.counted("record"))", .records(records, columns: .ofResults))
      guard total > records.count else { return [list] }
      return [
        list, ScreenSection(.facts([ScreenFact("all", total.counted("record"), target: rest())])),
      ]
    }
  }
}
