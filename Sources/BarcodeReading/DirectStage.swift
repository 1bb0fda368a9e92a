import Barcodes
import Imaging

/// zbar on the picture as it is.
struct DirectStage {
  func read(_ image: LumaImage) -> [Barcode] {
    let symbols = ZBarScanner.scan(image, density: density(for: image))
    let addOns = symbols.compactMap { symbol in
      symbol.addOn.map { PlacedAddOn(addOn: $0, points: symbol.points) }
    }
    // Short codes are believed only where they are all that a region of bars holds.
    return symbols.compactMap { $0.barcode(stage: .direct)?.takingAddOn(from: addOns) }
      .filter { $0.symbology == .ean13 || $0.symbology == .upcA }
  }

  /// Every line of a small picture and every fourth of a large one, where a symbol of any use is
  /// crossed by dozens of lines all the same.
  private func density(for image: LumaImage) -> Int {
    switch image.width * image.height {
    case ..<2_000_000: 1
    case ..<5_000_000: 2
    default: 4
    }
  }
}
