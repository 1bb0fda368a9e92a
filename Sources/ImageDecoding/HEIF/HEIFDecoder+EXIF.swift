import CHeif

extension HEIFDecoder {
  /// The EXIF block of the primary picture; nil where there is none, or the file is broken. No picture is
  /// decoded.
  var exif: EXIF? {
    guard HEIFReferences(bytes).areSound else { return nil }
    return bytes.withUnsafeBufferPointer { file in
      guard let context = heif_context_alloc() else { return nil }
      defer { heif_context_free(context) }
      var handle: OpaquePointer?
      guard
        heif_context_read_from_memory_without_copy(context, file.baseAddress, file.count, nil).code
          == heif_error_Ok,
        heif_context_get_primary_image_handle(context, &handle).code == heif_error_Ok
      else { return nil }
      defer { heif_image_handle_release(handle) }
      return Self.block(of: handle).flatMap(Self.exif)
    }
  }

  private static func block(of handle: OpaquePointer?) -> [UInt8]? {
    var id = heif_item_id()
    guard heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &id, 1) == 1 else {
      return nil
    }
    let size = heif_image_handle_get_metadata_size(handle, id)
    var block = [UInt8](repeating: 0, count: size)
    guard heif_image_handle_get_metadata(handle, id, &block).code == heif_error_Ok else {
      return nil
    }
    return block
  }

  /// A block begins with the offset of its TIFF header (ISO/IEC 23008-12, clause A.2.1).
  private static func exif(in block: [UInt8]) -> EXIF? {
    guard let offset = block.bigEndian(at: 0, count: 4), offset < block.count - 4 else {
      return nil
    }
    return EXIF(block[(4 + offset)...])
  }
}
