/// A photo that is ready to be shown.
struct DrawnPicture: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// Row by row.
    case cells([Cell])
    /// What is sent to a terminal that draws the pixels itself.
    case kitty([UInt8])
    case sixel([UInt8])
  }

  /// In columns.
  let width: Int
  /// In rows.
  let height: Int
  let content: Content

  /// How much memory it takes.
  var byteCount: Int {
    switch content {
    case .cells(let cells): cells.count * MemoryLayout<Cell>.stride
    case .kitty(let bytes), .sixel(let bytes): bytes.count
    }
  }
}

/// A picture in pixels, where a frame has it.
struct FramePicture: Sendable, Hashable {
  let place: Rect
  let content: DrawnPicture.Content

  // Not of all its bytes: pictures in one frame differ in their places.
  func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Frame {
  /// Draws a photo in the middle of a part of the frame. One that is not there yet is noted, and left out.
  ///
  /// - Returns: false where there is nothing to be seen of it.
  @discardableResult
  mutating func draw(_ photo: ShownPhoto, in area: Rect, _ pictures: PictureCache) -> Bool {
    guard pictures.look.style != .none else { return false }
    guard !area.isEmpty else { return true }
    let request = PictureRequest(
      photo: photo, width: area.width, height: area.height, look: pictures.look)
    wanted.append(request)
    guard let known = pictures[request] else { return true }
    guard let picture = known.picture else { return false }
    let place = area.centered(width: picture.width, height: picture.height)
    guard case .cells(let cells) = picture.content else {
      self.pictures.append(FramePicture(place: place, content: picture.content))
      return true
    }
    for (index, cell) in cells.enumerated() {
      let (x, y) = (index % picture.width, index / picture.width)
      write(cell.text, x: place.x + x, y: place.y + y, cell.style)
    }
    return true
  }
}
