import Foundation

extension Date {
  /// How a moment is kept: whole seconds since 1970.
  var secondsSince1970: Int { Int(timeIntervalSince1970.rounded(.down)) }

  init(secondsSince1970 seconds: Int) {
    self.init(timeIntervalSince1970: TimeInterval(seconds))
  }
}

extension UUID {
  /// How an id is kept: in lower case.
  var text: String { uuidString.lowercased() }
}
