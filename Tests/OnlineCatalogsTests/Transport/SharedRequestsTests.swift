import Foundation
import Testing

@testable import OnlineCatalogs

/// Several who ask for one address at once.
struct SharedRequestsTests {
  @Test("who asks after all have given up, but before the request has ended, asks anew")
  func asksAnew() async throws {
    let shared = SharedRequests()
    let (begun, begin) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
    let (givenUp, giveUp) = AsyncStream<Void>.makeStream()
    let first = Task {
      await shared.answer("address") {
        await withTaskCancellationHandler {
          await withCheckedContinuation { _ = begin.yield($0) }
        } onCancel: {
          giveUp.yield()
        }
        return .success(nil)
      }
    }
    let request = try #require(await begun.first { _ in true })
    first.cancel()
    await givenUp.first { true }
    // Who would wait for the old request gets its answer.
    let end = Task {
      try await Task.sleep(for: .milliseconds(300))
      request.resume()
    }
    let answer = try await shared.answer("address") { .success(Data([1])) }.get()
    #expect(answer == Data([1]))
    try await end.value
    #expect(try await first.value.get() == nil)
  }
}
