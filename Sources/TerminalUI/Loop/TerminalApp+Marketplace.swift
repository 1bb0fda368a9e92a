import AppNavigation
import Foundation
import Links
import Releases

/// What the marketplace says of a release, asked beside the loop, and what it said before that.
extension TerminalApp {
  /// Asks where a page of the marketplace is opened that was not asked about yet.
  func askMarketplaceInFront() {
    guard case .marketplaceWebView(let url, _) = navigator.state.frontRoute,
      let page = MarketplacePage(url: url), page.kind == .offers
    else { return }
    answers[page.release]?.forgetOld()
    guard answers[page.release]?.latest == nil else { return }
    askMarketplace(about: page.release)
  }

  func askMarketplace(about id: ReleaseID) {
    guard answers[id]?.latest != .asking else { return }
    let (release, market) = (release(id), services.market)
    answers[id, default: MarketAnswers()].add(.asking)
    beside { [self] in
      let answer: MarketAnswer
      do {
        answer = await market(try await release())
      } catch {
        answer = .failed(words(for: error))
      }
      answers[id]?.add(answer)
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
