import ArgumentParser
import Files
import Foundation
import Glibc
import ScanReports
import Settings
import TerminalUI

/// How the app looks, and what it works with.
struct AppOptions: ParsableArguments {
  @Flag(help: "Draw borders and bars with letters alone.")
  var ascii = false

  @Flag(
    help: """
      Tell the app in lines and take its actions as typed words, for screen readers and terminals that \
      cannot draw; of itself where TERM is dumb. Lines may come from a pipe.
      """)
  var plain = false

  @Option(help: ColorChoice.help)
  var color: ColorChoice?

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var pressings: PressingOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  /// Runs the app until the user leaves it; or hands the request to the app that runs already.
  ///
  /// - Parameter request: done first; nil for none.
  func open(_ request: AppRequest?) async throws {
    let library = try library.path
    if let request, let address = AppAddress(library: library),
      RunningApp.take(request, at: address)
    {
      return print("handed to the app that is running")
    }
    let isAtTerminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
    let isPlain = plain || Console.isDumbTerminal
    let terminal = isPlain || !isAtTerminal ? nil : RescuedTerminal()
    guard plain || isAtTerminal, isPlain || terminal != nil else { return try refuse() }
    Heap.boundForApp()
    let assembly = try AppAssembly(self)
    let (appearance, keys) = (try appearance, try keys)
    // What is none of the styles is auto.
    let pictures = try Settings.ofUser(.pictures).flatMap { PictureStyle(rawValue: $0) }
    try await Failures.reporting {
      let app = await TerminalApp(
        session: assembly.session(), services: assembly.services, appearance: appearance,
        keys: keys, pictures: pictures)
      guard let terminal else { return try await PlainSession.run(app, request, library: library) }
      guard let address = AppAddress(library: library) else {
        return try await app.run(on: terminal, request)
      }
      try await app.run(on: terminal, request, requests: RunningApp.requests(at: address))
    }
  }

  private func refuse() throws {
    Console.complain("this is no terminal: run it in one, or see vinylcrate --help")
    try ExitStatus.unusable.end()
  }

  var keys: KeyMap {
    get throws {
      let bindings = try Settings.ofUser(.keys)?.items ?? []
      do throws(KeyMap.Fault) {
        return try KeyMap(bindings: bindings)
      } catch {
        throw try Settings.unusable(error.binding, of: .keys)
      }
    }
  }
}
