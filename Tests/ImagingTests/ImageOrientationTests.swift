import Imaging
import Testing

/// The eight ways in which a camera stores a picture.
struct ImageOrientationTests {
  /// Two pixels wide, three high.
  static let stored = ["AB", "CD", "EF"]

  /// The same picture stood upright by hand, from the words of Exif 2.32, clause 4.6.4.A: where the
  /// stored first row and first column lie on the visual picture.
  static let upright: [(UInt8, [String])] = [
    (1, ["AB", "CD", "EF"]),  // row 0 at the top, column 0 at the left
    (2, ["BA", "DC", "FE"]),  // top, right
    (3, ["FE", "DC", "BA"]),  // bottom, right
    (4, ["EF", "CD", "AB"]),  // bottom, left
    (5, ["ACE", "BDF"]),  // left, top
    (6, ["ECA", "FDB"]),  // right, top
    (7, ["FDB", "ECA"]),  // right, bottom
    (8, ["BDF", "ACE"]),  // left, bottom
  ]

  @Test("each pixel lands where it does by hand", arguments: upright)
  func pixels(value: UInt8, expected: [String]) throws {
    let orientation = try #require(ImageOrientation(rawValue: value))
    for (y, row) in Self.stored.enumerated() {
      for (x, letter) in row.enumerated() {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let moved = orientation.upright(center, width: 2, height: 3)
        let rows = expected.map(Array.init)
        try #require(rows.indices.contains(Int(moved.y)))
        try #require(rows[0].indices.contains(Int(moved.x)))
        #expect(rows[Int(moved.y)][Int(moved.x)] == letter)
      }
    }
  }

  @Test("width and height change places where the upright picture lies down", arguments: upright)
  func axes(value: UInt8, expected: [String]) throws {
    let orientation = try #require(ImageOrientation(rawValue: value))
    #expect(orientation.swapsAxes == (expected.count == 2))
  }

  @Test("no other value is an orientation")
  func others() {
    for value in UInt8.min...UInt8.max {
      #expect((ImageOrientation(rawValue: value) != nil) == (1...8).contains(value))
    }
  }
}
