import Glibc

/// The processor time that one photo may take, as the last resort against a picture that all other
/// limits let through.
///
/// It counts the time of the thread that makes it, which has to be the one that works on the photo, and
/// what ``spend(_:)`` adds to it.
public final class WorkBudget {
  /// How much it is in all, in seconds.
  public let seconds: Int
  private let start = WorkBudget.threadTime
  private var spentElsewhere = Duration.zero

  /// More than any photo of a sleeve takes, on a slow machine too.
  public static let defaultSeconds = 30

  public init(seconds: Int = WorkBudget.defaultSeconds) {
    self.seconds = seconds
  }

  /// What is left of it; negative if more was spent.
  public var left: Duration {
    .seconds(seconds) - (Self.threadTime - start) - spentElsewhere
  }

  public var isSpent: Bool { left <= .zero }

  /// Adds processor time that another process has taken for the photo.
  public func spend(_ time: Duration) {
    spentElsewhere += time
  }

  private static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
