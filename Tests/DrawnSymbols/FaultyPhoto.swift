import Foundation
import TestSupport

/// A photo of a sleeve with one fault, which a person would name at a glance.
public struct FaultyPhoto: Sendable {
  /// What is wrong with it.
  public enum Fault: String, CaseIterable, Sendable {
    /// Too few pixels for each module.
    case tooSmall
    case outOfFocus
    /// The camera moved while the shutter was open, at least partly across the bars.
    case moved
    /// A lamp is mirrored in the symbol.
    case glare
    /// The frame cuts off an end of the symbol.
    case cutOff
    /// A fold goes through the symbol.
    case folded
    /// Something lies on a part of the symbol.
    case covered
    /// There is no symbol.
    case noBarsSeen
    /// The symbol is a sharp one, but neither EAN nor UPC.
    case otherSymbology
  }

  /// The code on the sleeve in 14 digits; nil where there is none.
  public let gtin: String?
  public let picture: GrayPicture

  /// The same seed gives the same photo.
  public init(_ fault: Fault, seed: UInt64) {
    let number = UInt64(Fault.allCases.firstIndex(of: fault) ?? 0)
    var random = SeededRandom(seed: seed << 4 | number)
    let code = DrawnCode(
      symbology: random.element(of: ["ean13", "upcA"]), digits: Array(0...9), using: &random)
    let pattern: SymbolPattern? =
      switch fault {
      case .noBarsSeen: nil
      case .otherSymbology:
        random.element(of: [
          .code39(String(code.text.prefix(6))), .interleaved2of5(String(code.text.prefix(12))),
        ])
      default: code.pattern
      }
    gtin = [.noBarsSeen, .otherSymbology].contains(fault) ? nil : code.gtin
    var camera = FaultyCamera(using: &random)
    // What is too small is small beside what is around it.
    let scale = fault == .tooSmall ? 2.0 : 1
    let size = (
      width: scale * random.uniform(140...190), height: scale * random.uniform(110...150)
    )
    let sleeve = PrintedSleeve(pattern, size: size, using: &random)
    camera.add(fault, to: sleeve, using: &random)
    picture = camera.picture(of: sleeve, size: size, using: &random)
  }
}
