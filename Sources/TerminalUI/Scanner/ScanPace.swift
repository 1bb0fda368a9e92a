import Text

/// How fast photos are being read, by the last of them.
struct ScanPace: Sendable, Hashable {
  /// More would remember how fast it was long ago.
  private static let remembered = 20
  /// Fewer say nothing.
  private static let needed = 4

  private var times: [Duration] = []

  /// Counts a photo that was read.
  ///
  /// - Parameter time: since the run began.
  mutating func count(at time: Duration) {
    times.append(time)
    if times.count > Self.remembered { times.removeFirst() }
  }

  /// Photos a second; nil until it can be said.
  var rate: Double? {
    guard let first = times.first, let last = times.last, times.count >= Self.needed else {
      return nil
    }
    let seconds = (last - first) / .seconds(1)
    return seconds > 0 ? Double(times.count - 1) / seconds : nil
  }

  /// In words, such as "2.5 a second, 3 min left"; nil until it can be said.
  ///
  /// - Parameter rest: how many photos are left; nil where nobody knows.
  func words(rest: Int?) -> String? {
    guard let rate else { return nil }
    let tenths = Int((rate * 10).rounded())
    let speed =
      tenths >= 10
      ? "\(tenths / 10).\(tenths % 10) a second"
      : "\(Int((1 / rate).rounded())) s a photo"
    guard let rest, rest > 0 else { return speed }
    return "\(speed), \(Self.words(seconds: Int((Double(rest) / rate).rounded(.up)))) left"
  }

  /// A time in words, such as "3 min".
  static func words(seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\((seconds + 59) / 60) min"
    default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }
}
