import BarcodeReading
import Problems

/// Why no barcode was read, in words, and what to do.
extension ReaderResult.Failure {
  var reason: String {
    let words =
      switch kind {
      case .noBarsSeen: "no bars seen"
      case .tooSmall: "the barcode is too small"
      case .outOfFocus: "the barcode is out of focus"
      case .moved: "the camera moved"
      case .glare: "light is mirrored in the barcode"
      case .cutOff: "the barcode goes on beyond the edge of the picture"
      case .folded: "the barcode is folded or bent"
      case .covered: "a part of the barcode is hidden"
      case .otherSymbology:
        "the barcode is \(otherSymbology?.name ?? "of another kind"), neither EAN nor UPC"
      case .contradictory: "readings that contradict each other"
      case .notDecodable: "bars seen but not decodable"
      }
    if kind == .tooSmall, let pixelsPerModule {
      // A module is a term of the trade; this is what it means to a photographer.
      return "\(words): its thinnest bars are \(pixelsPerModule) pixels wide"
    }
    return words + (side.map { ", at its \($0.rawValue)" } ?? "")
  }

  /// Never to come closer where the barcode fills the picture.
  var remedy: Remedy {
    switch kind {
    case .noBarsSeen: .photographCloserAndInFocus
    case .tooSmall: fillsFrame ? .photographWithMorePixels : .photographCloser
    case .outOfFocus: fillsFrame ? .focusFromFarther : .focus
    case .moved: .holdStill
    case .glare: .turnFromLight
    case .cutOff: .photographWhole
    case .folded: .flatten
    case .covered: .uncover
    case .otherSymbology: .photographEANOrUPC
    case .contradictory: .photographAgain
    case .notDecodable: .photographWithoutBlurOrGlare
    }
  }
}
