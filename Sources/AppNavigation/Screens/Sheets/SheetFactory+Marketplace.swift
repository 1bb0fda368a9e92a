import Foundation
import Library
import Links
import Releases

extension SheetFactory {
  /// A page of a marketplace: its address, what the library knows of the record, and what was answered.
  func marketplace(_ url: URL, title: String) async -> Screen {
    let id = MarketplacePage(url: url)?.release
    // A library that cannot be read is no reason to hide the address.
    let release = try? await screens.reading { library throws(LibraryFailure) in
      if let id { return try await library.release(id: id) }
      return nil
    }
    let known = [
      release.map { ScreenFact("record", $0.summary.recordLine) },
      release.map { ScreenFact("pressing", $0.summary.pressingLine) },
      release?.circulation?.have.map { ScreenFact("have", String($0), note: "when it was added") },
      release?.circulation?.want.map { ScreenFact("want", String($0), note: "when it was added") },
    ]
    let facts = [ScreenFact("address", url.absoluteString)] + known.compactMap(\.self)
    let isAsked = id?.source == .discogs
    return Screen(
      title: title,
      sections: [ScreenSection(.facts(facts))]
        + (id.flatMap { screens.answers[$0] }?.sections ?? []),
      actions: [.openInBrowser(url), .copyAddress(url)]
        + (isAsked ? id.map { [.askMarketplace($0)] } ?? [] : []))
  }
}
