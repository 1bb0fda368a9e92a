#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few functions of the C library that geometry needs, so that no one else imports it.
extension Double {
  /// The cosine of an angle in radians.
  public static func cos(_ angle: Double) -> Double { libraryCosine(angle) }
  /// The sine of an angle in radians.
  public static func sin(_ angle: Double) -> Double { librarySine(angle) }
  /// The angle of the vector (`x`, `y`) from the x axis, in radians.
  public static func atan2(y: Double, x: Double) -> Double { libraryAngle(y, x) }
}

// Within the extension the names would mean the functions there.
private func libraryCosine(_ angle: Double) -> Double { cos(angle) }
private func librarySine(_ angle: Double) -> Double { sin(angle) }
private func libraryAngle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
