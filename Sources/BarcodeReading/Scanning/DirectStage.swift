import Barcodes
import Imaging

/// zbar on the whole picture as it is.
struct DirectStage {
  /// The barcodes that zbar reads, with their add-ons; short symbols are left out.
  func read(_ image: LumaImage) -> [Barcode] {
    let symbols = ZBarScanner.scan(image, density: density(for: image))
    let addOns = symbols.compactMap { symbol in
      symbol.addOn.map { PlacedAddOn(addOn: $0, points: symbol.points) }
    }
    // Whether a short symbol is part of something longer shows only in a rectified region.
    return symbols.compactMap { $0.barcode(stage: .direct)?.takingAddOn(from: addOns) }
      .filter { !$0.symbology.isShort }
  }

  /// Every line of a small picture, every fourth of a large one: there, a symbol that can be read
  /// at all is crossed by dozens of those.
  private func density(for image: LumaImage) -> Int {
    switch image.width * image.height {
    case ..<2_000_000: 1
    case ..<5_000_000: 2
    default: 4
    }
  }
}
