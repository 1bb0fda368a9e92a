import AppNavigation
import Barcodes
import Foundation
import Library
import Links
import Releases

/// What rows and actions of screens lead to.
extension TerminalApp {
  func openSelected() {
    let page = state.page
    guard page.cursor < page.rows.count else { return }
    let target: ScreenTarget?
    switch page.rows[page.cursor] {
    case .record(let record): target = record.target
    case .fact(let fact): target = fact.target
    case .group(let group): target = group.target
    case .figure(let figure, _): target = figure.target
    case .action(let action): target = .action(action)
    case .space, .heading, .groupHeading, .text, .field, .missing: target = nil
    }
    if let target { go(to: target) }
  }

  private func go(to target: ScreenTarget) {
    switch target {
    case .route(let route): navigator.navigate(to: route)
    case .action(let action): perform(action)
    case .link(let link):
      beside { [self] in remember(await coordinator.open(link)) }
      refresh()
    }
  }

  /// Does what was asked for from outside.
  func take(_ request: AppRequest) {
    switch request {
    case .open(let url): beside { [self] in remember(await coordinator.handle(url: url)) }
    case .scan(let paths):
      beside { [self] in remember(await coordinator.handle(url: "vinylcrate://scanner")) }
      startScan(of: paths)
    }
  }

  /// Shows somebody new what the scanner does.
  private func scanSamples() {
    guard let samples = services.samples else { return }
    perform(ScreenAction.scan)
    startScan(of: [samples])
  }

  func search(for text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    let gtin = try? GTIN(parsing: text)
    let query = gtin.map { SearchQuery(barcode: $0) } ?? SearchQuery(text: text)
    beside { [self] in remember(await coordinator.search(for: query)) }
    refresh()
  }

  /// Keeps what a release was found by, for its page.
  func remember(_ destination: Destination?) {
    if let destination, let match = destination.match { matches[destination.route.id] = match }
    refresh()
  }

  func perform(_ action: ScreenAction) {
    switch action {
    case .addToCollection(let id): add(id)
    case .addToCrate(let id): askForCrate(of: id)
    case .removeFromCrate(let id, let crate): remove(id, from: crate)
    case .want(let id): want(id)
    case .stopWanting(let id): stopWanting(id)
    case .choosePressing(let id, let gtin): choosePressing(id, for: gtin)
    case .editCopies, .moveCopies, .fileCopies, .removeCopies: askAboutCopies(action)
    case .sortRecords: state.overlay = .menu(.sorting(state.page.query))
    case .groupRecords: state.overlay = .menu(.grouping(state.page.query))
    case .openRandom: openRandom()
    case .searchFor(let words): typeSearch(words)
    case .addBySearch(let crate): addBySearch(to: crate)
    case .newFolder: state.overlay = .prompt(Prompt(title: "New folder", purpose: .folder))
    case .saveCrate: saveCrate()
    case .deleteCrate(let crate):
      state.overlay = .menu(
        Menu(
          "Delete the crate \(crate.name)?",
          [
            Menu.Item(title: "Keep it", choice: .stay),
            Menu.Item(title: "Delete it; its records stay yours", choice: .confirmed(action)),
          ]))
    case .copyAddress(let url): copy(url)
    case .askMarketplace(let id): askMarketplace(about: id)
    case .openInBrowser(let url): openInBrowser(url)
    case .scanSamples: scanSamples()
    case .advanceWelcome(let step): session.advanceWelcome(from: step)
    case .checkToken: checkToken()
    case .confirmAccount:
      beside { [self] in
        await session.confirmAccount()
        refresh()
      }
    case .skipSignIn: session.skipSignIn()
    case .signOut: signOut()
    case .signIn: session.beginSignIn()
    case .importCatalogue: askForDump()
    case .stopImport: askToStopImport()
    case .changePreference(let preference): state.overlay = preference.question
    case .showInsights, .newCrate, .editCrate, .scan, .showProfile, .manageCollection,
      .openMarketplace:
      // Before the tabs are open, nothing may take the place of what is asked first.
      if session.gate.isOpen, let route = action.route { navigator.navigate(to: route) }
    }
    refresh()
  }

  /// Does what the user was asked about and agreed to.
  func carryOut(_ action: ScreenAction) {
    switch action {
    case .deleteCrate(let crate): delete(crate)
    case .stopImport: stopImport()
    default: break
    }
  }

  private func openInBrowser(_ url: URL) {
    state.notice =
      services.browser.open(url)
      ? .done("opening \(url.absoluteString)")
      : .failed("no browser can be started here: open \(url.absoluteString)")
  }

  func quit() {
    guard !asksAboutImport() else { return }
    guard state.scanner.isRunning else { return leave() }
    state.notice = .done("finishing the photos already started")
    leave()
  }
}
