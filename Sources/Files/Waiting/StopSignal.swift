import Synchronization
import SystemPackage

/// Asks work to end soon: a scan takes no more photos, a wait is over at once.
public final class StopSignal: Sendable {
  private let isSet = Atomic(false)
  /// Can be read from when a stop is requested. Without this pipe, only waits would not notice.
  private let ends: (reading: OpenFile, writing: OpenFile)?

  public init() {
    let pipe = try? FileDescriptor.pipe(options: .closeOnExec)
    ends = pipe.map { (OpenFile($0.readEnd), OpenFile($0.writeEnd)) }
  }

  public var isRequested: Bool { isSet.load(ordering: .acquiring) }

  /// For whoever waits by poll(2).
  var descriptor: FileDescriptor? { ends?.reading.descriptor }

  public func request() {
    guard !isSet.exchange(true, ordering: .acquiringAndReleasing) else { return }
    _ = try? ends?.writing.descriptor.writeAll([1])
  }
}
