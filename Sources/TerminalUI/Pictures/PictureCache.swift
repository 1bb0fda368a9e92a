/// The photos that are ready to be shown. Those that were not seen for the longest time are forgotten.
struct PictureCache: Sendable {
  /// In bytes. What is on the screen is kept, however much it is.
  static let limit = 4 << 20

  /// A photo that was drawn.
  struct Entry: Sendable {
    /// Nil where there is nothing to be seen of it.
    let picture: DrawnPicture?
    fileprivate var lastUse: Int
  }

  var look = PictureLook()
  private var entries: [PictureRequest: Entry] = [:]
  private(set) var byteCount = 0
  private var clock = 0

  /// Nil for one that was not drawn, or is forgotten.
  subscript(request: PictureRequest) -> Entry? { entries[request] }

  /// Notes what is on the screen now.
  mutating func use(_ requests: [PictureRequest]) {
    clock += 1
    for request in requests { entries[request]?.lastUse = clock }
  }

  /// Keeps a photo that was drawn for what is on the screen.
  mutating func keep(_ picture: DrawnPicture?, for request: PictureRequest) {
    forget(request)
    entries[request] = Entry(picture: picture, lastUse: clock)
    byteCount += entries[request]?.byteCount ?? 0
    while byteCount > Self.limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }),
      oldest.value.lastUse < clock
    {
      forget(oldest.key)
    }
  }

  private mutating func forget(_ request: PictureRequest) {
    byteCount -= entries.removeValue(forKey: request)?.byteCount ?? 0
  }
}

extension PictureCache.Entry {
  /// With what the entry itself takes.
  fileprivate var byteCount: Int { 512 + (picture?.byteCount ?? 0) }
}
