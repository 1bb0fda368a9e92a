import Files
import Synchronization

/// The events of a scan, for one reader. The scan waits until each event is taken, so that events
/// never pile up in memory.
///
/// Cancelling the task of either side ends the events for both.
public final class ScanEvents: AsyncSequence, Sendable {
  private typealias Sender = CheckedContinuation<Void, Never>
  private typealias Reader = CheckedContinuation<ScanEvent?, any Error>

  private enum State {
    case idle
    case sending(ScanEvent, Sender)
    case reading(Reader)
    case over(Result<Void, any Error>)
  }

  private let state = Mutex(State.idle)

  init() {}

  /// Returns when the event was taken, or at once if the events have ended.
  func send(_ event: ScanEvent) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { sender in
        state.withLock { state in
          switch state {
          case .idle: state = .sending(event, sender)
          case .reading(let reader):
            state = .idle
            reader.resume(returning: event)
            sender.resume()
          case .over: sender.resume()
          case .sending: preconditionFailure("events are sent one after the other")
          }
        }
      }
    } onCancel: {
      finish()
    }
    // The reader works with the event before the scan goes on, also where both are on one thread.
    await Task.yield()
  }

  /// Ends the events; only the first call has an effect.
  func finish(_ result: Result<Void, any Error> = .success(())) {
    state.withLock { state in
      switch state {
      case .idle: break
      case .sending(_, let sender): sender.resume()
      case .reading(let reader): reader.resume(with: result.map { nil })
      case .over: return
      }
      state = .over(result)
    }
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let events: ScanEvents

    /// The next event; nil at the end.
    ///
    /// - Throws: the error that ended the scan.
    public func next() async throws -> ScanEvent? { try await events.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: self) }

  private func next() async throws -> ScanEvent? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (reader: Reader) in
        state.withLock { state in
          switch state {
          case .idle: state = .reading(reader)
          case .sending(let event, let sender):
            state = .idle
            sender.resume()
            reader.resume(returning: event)
          case .over(let result): reader.resume(with: result.map { nil })
          case .reading: preconditionFailure("events have one reader")
          }
        }
      }
    } onCancel: {
      finish()
    }
  }
}

/// An event in a scan of many photos.
public enum ScanEvent: Sendable {
  /// A worker begins to read the photo.
  case started(PhotoPath)
  /// A photo is scanned, and stored if there is a memory. These events come in the order of the
  /// names.
  case finished(ScannedPhoto)
  /// An entry of a folder that is no photo.
  case noticed(FolderNotice)
  /// A look-up waits, while photos are being read.
  case waiting(LookUpWait)
}

/// What a look-up waits for.
public struct LookUpWait: Sendable, Hashable {
  /// The host that takes no request now.
  public let host: String
  public let seconds: Int

  public init(host: String, seconds: Int) {
    self.host = host
    self.seconds = seconds
  }
}
