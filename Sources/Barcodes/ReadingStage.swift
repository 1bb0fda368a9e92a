/// The stage of the reader that a barcode was read by.
public enum ReadingStage: String, Sendable, Hashable, Codable {
  /// zbar on the picture as it is.
  case direct
  /// zbar on a region of bars made upright.
  case rectified
  /// A profile across a region of bars explained by a model of symbol, blur and light.
  case model
}
