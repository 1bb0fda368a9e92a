extension [UInt8] {
  /// Whether all pixels are the same, as where damage left nothing of a picture.
  var isBlank: Bool { allSatisfy { $0 == first } }
}
