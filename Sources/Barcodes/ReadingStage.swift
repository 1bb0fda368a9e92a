/// The stage of the reader that a barcode was read by.
public enum ReadingStage: String, Sendable, Hashable, Codable {
  /// zbar on the picture as it is.
  case direct
}
