import Scanning

/// A colour to draw with, each part from 0 to 1.
struct Ink: Equatable {
  let red: Double
  let green: Double
  let blue: Double
  var opacity = 1.0

  /// - Parameter hexadecimal: as in HTML, 0xRRGGBB.
  init(_ hexadecimal: Int, opacity: Double = 1) {
    red = Double(hexadecimal >> 16 & 255) / 255
    green = Double(hexadecimal >> 8 & 255) / 255
    blue = Double(hexadecimal & 255) / 255
    self.opacity = opacity
  }

  static let text = Ink(0xFFFFFF)
  static let faintText = Ink(0xC9D1D9)
  static let card = Ink(0x0D1117, opacity: 0.86)
  /// Around bright lines, so that they are visible on a bright picture.
  static let halo = Ink(0x0D1117, opacity: 0.6)
  /// For bars in which no barcode was read.
  static let region = Ink(0x58A6FF)
}

extension ScanStatus {
  var ink: Ink {
    switch self {
    case .resolved, .grouped, .assigned, .dismissed: Ink(0x3FE07F)
    case .ambiguous: Ink(0xFFC53D)
    case .unknown: Ink(0xF778E6)
    case .pending: Ink(0x39D5E8)
    case .failed, .unread, .unreadable: Ink(0xFF6B5E)
    }
  }
}
