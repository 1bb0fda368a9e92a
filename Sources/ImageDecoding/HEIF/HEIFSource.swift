/// The bytes of a HEIF file and what its items are.
struct HEIFSource {
  let bytes: [UInt8]
  let format: ImageFormat
  let items: HEIFItems

  /// What tells whether two items are the same picture.
  struct Content: Hashable {
    let extents: HEIFItems.Extents
    let configuration: Range<Int>?
  }

  init(_ bytes: [UInt8], as format: ImageFormat) throws(ImageDecodingError) {
    self.bytes = bytes
    self.format = format
    guard let items = HEIFItems(bytes) else {
      throw .damaged(format: format, reason: "no list of its pictures", offset: nil)
    }
    self.items = items
  }

  /// How many bytes are parsed to decode an item.
  func byteCount(of item: Int) -> Int {
    items.byteCount(of: item, in: bytes) + (configuration(of: item)?.count ?? 0)
  }

  func damage(_ reason: String) -> ImageDecodingError {
    .damaged(format: format, reason: reason, offset: nil)
  }

  func content(of item: Int) -> Content {
    Content(extents: items.extents[item] ?? [], configuration: configuration(of: item))
  }

  /// The picture of an item as its codec made it; nothing is decoded.
  func codedPicture(of item: Int) throws(ImageDecodingError) -> any CodedPicture {
    guard let configuration = configuration(of: item) else {
      throw damage("no configuration of the decoder")
    }
    guard let data = items.bytes(of: item, in: bytes)?.bytes else { throw endsEarly }
    return items.types[item] == "av01"
      ? try AV1Picture(configuration: bytes[configuration], data: data)
      : try HEVCPicture(configuration: bytes[configuration], data: data)
  }

  /// What is wrong with a file that has not all of its bytes.
  var endsEarly: ImageDecodingError {
    .damaged(format: format, reason: "the file ends early", offset: bytes.count)
  }

  private func configuration(of item: Int) -> Range<Int>? {
    let type: BoxType = items.types[item] == "av01" ? "av1C" : "hvcC"
    return items.properties(of: item).first { $0.type == type }?.content
  }
}
