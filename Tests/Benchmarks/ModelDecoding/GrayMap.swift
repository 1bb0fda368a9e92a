import Foundation

/// A picture from a binary PGM file with eight bits a pixel.
struct GrayMap {
  var width = 0
  var height = 0
  var pixels: [UInt8] = []

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let bytes = [UInt8](data)
    var fields: [String] = []
    var index = 0
    while fields.count < 4, index < bytes.count {
      var field = ""
      while index < bytes.count, bytes[index] > 32 {
        field.append(Character(UnicodeScalar(bytes[index])))
        index += 1
      }
      index += 1
      if !field.isEmpty { fields.append(field) }
    }
    guard fields.count == 4, fields[0] == "P5", let width = Int(fields[1]),
      let height = Int(fields[2]),
      bytes.count - index >= width * height
    else { return nil }
    (self.width, self.height) = (width, height)
    pixels = Array(bytes[index..<index + width * height])
  }

  /// The mean of some rows: one value for each column.
  func profile(rows: Range<Int>) -> [Float] {
    (0..<width).map { column in
      rows.reduce(Float(0)) { $0 + Float(pixels[$1 * width + column]) } / Float(rows.count)
    }
  }
}
