import AppNavigation
import Foundation
import Links
import Releases

/// What the marketplace says of a release, asked beside the loop and kept until the app ends.
extension TerminalApp {
  /// Asks where a page of the marketplace is opened that was not asked about yet.
  func askMarketplaceInFront() {
    guard case .marketplaceWebView(let url, _) = navigator.state.frontRoute,
      let page = MarketplacePage(url: url), page.kind == .offers, answers[page.release] == nil
    else { return }
    askMarketplace(about: page.release)
  }

  func askMarketplace(about id: ReleaseID) {
    guard answers[id] != .asking else { return }
    let (release, market) = (release(id), services.market)
    answers[id] = .asking
    beside { [self] in
      do {
        answers[id] = await market(try await release())
      } catch {
        answers[id] = .failed(words(for: error))
      }
      load(state.place)
    }
  }

  /// Puts an address where the terminal keeps what is copied.
  func copy(_ url: URL) {
    guard let terminal else {
      state.notice = .done("the address is \(url.absoluteString)")
      return
    }
    terminal.copy(url.absoluteString)
    state.notice = .done("copied \(url.absoluteString), where the terminal allows it")
  }
}
