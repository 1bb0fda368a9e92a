import PictureWriters

/// A photo whose limits are all right and that takes long nevertheless: half a minute and more of
/// processor time for 3.8 billion pixels.
enum SlowPhoto {
  static let bytes = RepeatedTIFF.bytes(pages: 190, blocks: 40, height: 4000)
}
