import Files
import Testing

@testable import Scanning

/// A scan that is paused.
struct PausablePhotoNamesTests {
  private let pause = PauseSignal()
  private let stop = StopSignal()

  private func names(_ paths: String...) -> PausablePhotoNames<ListedPhotoNames> {
    PausablePhotoNames(ListedPhotoNames(paths.map { PhotoPath($0) }), pause: pause, stop: stop)
  }

  /// All names that are left, taken beside the test.
  private func rest(
    of names: PausablePhotoNames<ListedPhotoNames>
  ) -> Task<[PhotoPath], any Error> {
    Task {
      var (names, found) = (names, [PhotoPath]())
      while let name = try await names.next() { found.append(name) }
      return found
    }
  }

  @Test("no name is given during a pause, and none is lost")
  func paused() async throws {
    var names = names("a", "b")
    #expect(try await names.next() == PhotoPath("a"))
    pause.pause()
    let isReadyInPause = names.isReady()
    #expect(!isReadyInPause)
    let rest = rest(of: names)
    pause.resume()
    #expect(try await rest.value == [PhotoPath("b")])
  }

  @Test("a stop ends the names, also during a pause")
  func stopped() async throws {
    let names = names("a")
    pause.pause()
    stop.request()
    let rest = rest(of: names)
    pause.resume()
    #expect(try await rest.value.isEmpty)
  }

  @Test("a cancelled wait is over")
  func cancelled() async {
    pause.pause()
    let pause = pause
    let waiting = Task { await pause.untilResumed() }
    waiting.cancel()
    await waiting.value
  }
}
