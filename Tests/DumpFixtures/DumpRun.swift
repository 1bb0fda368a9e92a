import Files
import Foundation
import ReleaseDumps
import Releases
import Synchronization

/// The whole reading of a dump.
public struct DumpRun: Sendable {
  public let releases: [ReleaseDetail]
  public let masters: [MasterRelease]
  public let totals: DumpTotals
  public let progress: [DumpProgress]

  /// Reads a file to its end.
  public init(_ path: String, _ options: DumpOptions = DumpOptions()) async throws {
    let dump = try ReleaseDump(PhotoPath(path))
    var batches: [DumpBatch] = []
    var progress: [DumpProgress] = []
    totals = try await dump.read(options) {
      $0
    } store: {
      batches.append($0)
      progress.append($1)
    }
    self.progress = progress
    releases = batches.flatMap(\.releases)
    masters = batches.flatMap(\.masters)
  }

  /// Reads bytes as if they were a file, and waits for the end.
  ///
  /// - Returns: a failure with what a user would be told.
  public static func reading(
    _ bytes: [UInt8], _ options: DumpOptions = DumpOptions()
  ) -> Result<DumpRun, any Error> {
    var name = Array("/tmp/vinylcrate-dump-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    unlink(name)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      precondition(count > 0)
      rest = rest.dropFirst(count)
    }
    let done = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    Task.detached {
      do {
        outcome.set(.success(try await DumpRun("/proc/self/fd/\(file)", options)))
      } catch {
        outcome.set(.failure(error))
      }
      done.signal()
    }
    done.wait()
    return outcome.value
  }
}

/// What a task hands to the thread that waits for it.
private final class Outcome: Sendable {
  private let state = Mutex<Result<DumpRun, any Error>>(.failure(CancellationError()))

  func set(_ result: Result<DumpRun, any Error>) { state.withLock { $0 = result } }

  var value: Result<DumpRun, any Error> { state.withLock { $0 } }
}
