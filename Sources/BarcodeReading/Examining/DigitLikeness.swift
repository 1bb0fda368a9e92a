/// How much the bars at the place of a digit look like it, and like the likest other one: from 0 to 1.
struct DigitLikeness {
  let read: Float
  let other: Float
  let otherPattern: Int

  /// Whether they are those of the digit.
  func isRead(_ limits: RowLimits) -> Bool { read > limits.otherDigit && read > other }

  /// Whether they are those of the other one, seen by themselves.
  func isClearlyOther(_ limits: RowLimits) -> Bool {
    other > limits.otherDigit && other - read > limits.otherGain
  }
}
