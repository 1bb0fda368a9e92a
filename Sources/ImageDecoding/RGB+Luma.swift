import Imaging

extension RGB {
  /// The luma by the weights of ITU-R BT.601.
  var luma: UInt8 { Luma.ofRGB(Int(red), Int(green), Int(blue)) }
}
