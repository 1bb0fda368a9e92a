/// When a camera says that it took a picture.
public enum CaptureTime {
  /// Seconds since 1970 by the camera's own clock, whose zone is not told: good for the time between
  /// two pictures of one camera. Nil for other formats than JPEG, and where it is not told.
  public static func seconds(of bytes: [UInt8]) -> Int? {
    guard ImageFormat(signatureOf: bytes) == .jpeg, let block = EXIF.block(inJPEG: bytes),
      let digits = dateTimeOriginal(in: Array(block))
    else { return nil }
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

  private static func dateTimeOriginal(in tiff: [UInt8]) -> ArraySlice<UInt8>? {
    guard tiff.count >= 8 else { return nil }
    let bigEndian = tiff[0] == 0x4D
    func integer(at offset: Int, bytes count: Int) -> Int? {
      bigEndian
        ? tiff.bigEndian(at: offset, count: count) : tiff.littleEndian(at: offset, count: count)
    }
    /// The four bytes in which a directory has the value of a tag, or where it stands.
    func value(of tag: Int, inDirectoryAt directory: Int) -> Int? {
      guard let entries = integer(at: directory, bytes: 2) else { return nil }
      for entry in 0..<entries {
        let offset = directory + 2 + 12 * entry
        guard let found = integer(at: offset, bytes: 2) else { return nil }
        if found == tag { return integer(at: offset + 8, bytes: 4) }
      }
      return nil
    }
    guard let first = integer(at: 4, bytes: 4),
      let directory = value(of: 0x8769, inDirectoryAt: first),
      let start = value(of: 0x9003, inDirectoryAt: directory), start + 19 <= tiff.count
    else { return nil }
    return tiff[start..<(start + 19)]
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
