import CTermpaint
import Foundation

extension Cell {
  /// Whether it takes one column in every terminal.
  var isPlain: Bool {
    let bytes = text.utf8
    return bytes.count == 1 && bytes.first.map { (0x20..<0x7F).contains($0) } == true
  }
}

extension CellColor {
  /// The colour as termpaint numbers it.
  var termpaintValue: UInt32 {
    switch self {
    case .standard: 0
    case .named(let number): 0x210_0000 + UInt32(number)
    case .rgb(let red, let green, let blue):
      0x100_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }
}

extension Style.Traits {
  var termpaintBits: Int32 {
    var bits: Int32 = 0
    if contains(.bold) { bits |= TERMPAINT_STYLE_BOLD }
    if contains(.italic) { bits |= TERMPAINT_STYLE_ITALIC }
    if contains(.inverse) { bits |= TERMPAINT_STYLE_INVERSE }
    if contains(.underline) { bits |= TERMPAINT_STYLE_UNDERLINE }
    return bits
  }
}

extension Terminal {
  /// The colours that it can show, as far as it says.
  var colors: PictureLook.Colors {
    let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
    if name == "linux" || name.hasSuffix("-16color") { return .sixteen }
    let isTrue = [
      TERMPAINT_CAPABILITY_TRUECOLOR_SUPPORTED, TERMPAINT_CAPABILITY_TRUECOLOR_MAYBE_SUPPORTED,
    ].contains { termpaint_terminal_capable(terminal, $0) }
    return isTrue ? .all : .palette
  }
}
