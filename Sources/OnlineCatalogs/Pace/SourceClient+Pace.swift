import Foundation

extension SourceClient {
  /// How often one question is sent at most.
  private static let tries = 4

  /// Sends a request in its turn, and again where the host is busy.
  func paced(_ request: HTTPRequest) async throws(OnlineFailure) -> HTTPReply {
    var number = 1
    while true {
      let place = try await turnstile.pass { () throws(OnlineFailure) in try await turn() }
      let result = await send(request)
      let now = connections.clock.now
      await connections.pace.finish(
        place, host: host, at: now, report: (try? result.get()).map(PaceReport.init))
      let reply: HTTPReply
      do throws(TransportFailure) {
        reply = try result.get()
      } catch {
        try await giveUp(error)
      }
      guard Self.isBusy(reply.status) else {
        await connections.pace.succeed(host)
        return reply
      }
      let failures = await connections.pace.fail(host)
      let delay =
        Backoff.retryAfter(reply)
        ?? Backoff.delay(failures: failures, share: connections.share())
      await connections.pace.pause(host, until: now + delay, rests: false)
      // Only of a reply for the pace is it certain that nothing was done.
      let mayRepeat = request.isRepeatable || reply.status == 429
      if number == Self.tries || !mayRepeat {
        throw failure(
          reply.status == 429 || (reply.status == 503 && mayRepeat)
            ? .tooManyRequests(seconds: Int(delay.rounded(.up))) : .status(reply.status, nil))
      }
      number += 1
    }
  }

  /// Statuses that say nothing of the question.
  private static func isBusy(_ status: Int) -> Bool {
    status == 429 || (500...504).contains(status)
  }

  private func send(_ request: HTTPRequest) async -> Result<HTTPReply, TransportFailure> {
    do throws(TransportFailure) {
      return .success(try await connections.transport.reply(to: request))
    } catch {
      return .failure(error)
    }
  }

  /// Waits for a place in the window; gives its number.
  private func turn() async throws(OnlineFailure) -> Int64 {
    let clock = connections.clock
    while true {
      guard !Task.isCancelled else { throw failure(.transport(.cancelled)) }
      switch await connections.pace.reserve(host, rule, at: clock.now) {
      case .now(let place): return place
      case .rests(let seconds): throw failure(.resting(seconds: Int(seconds.rounded(.up))))
      case .wait(let seconds):
        guard seconds <= connections.patience else {
          throw failure(.tooManyRequests(seconds: Int(seconds.rounded(.up))))
        }
        connections.waiting(host, Int(seconds.rounded(.up)))
        do {
          try await clock.sleep(seconds: seconds)
        } catch {
          throw failure(.transport(.cancelled))
        }
      }
    }
  }

  /// After three failures in a row, or one long silence, the host is left alone for a while: a batch
  /// without a network does not wait at each photo.
  private func giveUp(_ error: TransportFailure) async throws(OnlineFailure) -> Never {
    let weight =
      switch error {
      case .timedOut, .unconnected: Self.failuresBeforeRest
      case .unreachable: 1
      default: 0
      }
    if weight > 0 {
      let failures = await connections.pace.fail(host, weight: weight)
      if failures >= Self.failuresBeforeRest {
        let rest = Backoff.rest(failures: failures - Self.failuresBeforeRest + 1)
        await connections.pace.pause(host, until: connections.clock.now + rest, rests: true)
      }
    }
    throw failure(.transport(error))
  }

  private static let failuresBeforeRest = 3
}
