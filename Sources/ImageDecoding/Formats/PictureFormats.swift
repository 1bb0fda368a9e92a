/// The only place that knows all picture formats.
///
/// To add one, write a folder with its ``ImageFormat`` and its ``PictureDecoder``, and add the
/// decoder here.
enum PictureFormats {
  /// In the order in which messages list their formats.
  static let decoders: [any PictureDecoder.Type] = [
    JPEGDecoder.self,
    PNGDecoder.self,
    WebPDecoder.self,
    HEIFDecoder.self,
    TIFFDecoder.self,
    GIFDecoder.self,
    BMPDecoder.self,
    PNMDecoder.self,
  ]

  /// The format that `bytes` begin as, and what decodes it; nil for any other content.
  static func identify(
    _ bytes: [UInt8]
  ) -> (format: ImageFormat, decoder: any PictureDecoder.Type)? {
    for decoder in decoders {
      if let format = decoder.identify(bytes) { return (format, decoder) }
    }
    return nil
  }

  /// The decoder of a whole file.
  ///
  /// - Throws: ``ImageDecodingError/empty`` or ``ImageDecodingError/unknownFormat``.
  static func decoder(of bytes: [UInt8]) throws(ImageDecodingError) -> any PictureDecoder {
    guard !bytes.isEmpty else { throw .empty }
    guard let (format, decoder) = identify(bytes) else { throw .unknownFormat }
    return decoder.init(bytes, as: format)
  }
}
