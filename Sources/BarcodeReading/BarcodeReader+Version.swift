extension BarcodeReader {
  /// Raised whenever the same picture may be read otherwise than before, so that what an earlier
  /// reader made of it is not relied on.
  public static let version = 2
}
