extension HEIFDecoder {
  /// The EXIF block of the primary picture; nil where there is none, or the file is broken. No picture is
  /// decoded.
  var exif: EXIF? {
    guard let items = HEIFItems(bytes), let primary = items.primary else { return nil }
    return items.exif(of: primary, in: bytes)
  }
}
