/// When a camera says that it took a picture.
public enum CaptureTime {
  /// Seconds since 1970 by the camera's own clock, whose time zone is unknown: good for the time
  /// between two pictures of one camera.
  ///
  /// - Parameter bytes: the whole file.
  /// - Returns: nil for other formats than JPEG, HEIC and AVIF, and where the file does not say.
  public static func seconds(of bytes: [UInt8]) -> Int? {
    guard let digits = exif(of: bytes)?.dateTimeOriginal else { return nil }
    // "YYYY:MM:DD HH:MM:SS" (Exif 2.32, clause 4.6.5, tag 0x9003).
    let parts = String(decoding: digits, as: UTF8.self).split { ": ".contains($0) }.map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard parts.count == 6, numbers.count == 6, (1...9999).contains(numbers[0]),
      (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
      numbers[3...].allSatisfy({ (0...60).contains($0) })
    else { return nil }
    let days = days(year: numbers[0], month: numbers[1], day: numbers[2])
    return ((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
  }

  private static func exif(of bytes: [UInt8]) -> EXIF? {
    if JPEGDecoder.identify(bytes) != nil { return JPEGSegments(bytes).exif }
    return HEIFDecoder.identify(bytes).flatMap { HEIFDecoder(bytes, as: $0).exif }
  }

  /// Days since 1970-01-01 in the Gregorian calendar (Howard Hinnant, "chrono-Compatible Low-Level
  /// Date Algorithms", days_from_civil), for years of our era.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shifted.quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
