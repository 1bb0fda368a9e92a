import Synchronization

/// Asks a scan to take no more photos and to finish those in hand.
public final class ScanStop: Sendable {
  private let flag = Atomic(false)

  public init() {}

  public var isRequested: Bool { flag.load(ordering: .relaxed) }

  public func request() { flag.store(true, ordering: .relaxed) }
}
