/// The pictures in pixels that a terminal shows, and what is sent to change them.
struct PixelPictures {
  /// What is sent around the cells of a frame.
  struct Change: Equatable {
    /// Before the cells.
    var before: [UInt8] = []
    /// Whether all cells have to be sent again, because pixels are in their place.
    var repaints = false
    /// After the cells.
    var after: [UInt8] = []
  }

  /// With the numbers by which kitty knows them.
  private var shown: [FramePicture: Int] = [:]
  private var lastNumber = 0

  /// - Parameter all: Whether nothing is known of what the terminal shows.
  mutating func change(from old: Frame?, to new: Frame, all: Bool) -> Change {
    let isNew = all || old?.width != new.width || old?.height != new.height
    var change = Change()
    for (picture, number) in shown where isNew || !new.pictures.contains(picture) {
      shown[picture] = nil
      switch picture.content {
      case .kitty: change.before += Self.removal(of: number)
      case .sixel: change.repaints = true
      case .cells: break
      }
    }
    for picture in new.pictures {
      let isThere = shown[picture] != nil
      switch picture.content {
      case .kitty(let bytes) where !isThere:
        change.after += Self.place(picture) + Self.numbered(bytes, number(of: picture)) + Self.back
      case .sixel(let bytes)
      where !isThere || change.repaints
        || old.map { picture.isPaintedOver(from: $0, to: new) } ?? true:
        _ = number(of: picture)
        change.after += Self.place(picture) + bytes + Self.back
      case .kitty, .sixel, .cells: break
      }
    }
    return change
  }

  /// Takes all pictures away.
  ///
  /// - Returns: what is sent for that.
  mutating func removeAll() -> [UInt8] {
    defer { shown = [:] }
    return shown.flatMap { picture, number -> [UInt8] in
      guard case .kitty = picture.content else { return [] }
      return Self.removal(of: number)
    }
  }

  private mutating func number(of picture: FramePicture) -> Int {
    lastNumber += 1
    shown[picture] = lastNumber
    return lastNumber
  }

  /// Takes a picture off the screen, and out of the terminal's memory.
  private static func removal(of number: Int) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
  }

  /// Saves the cursor, and puts it where a picture begins.
  private static func place(_ picture: FramePicture) -> [UInt8] {
    Array("\u{1B}7\u{1B}[\(picture.place.y + 1);\(picture.place.x + 1)H".utf8)
  }

  private static let back = Array("\u{1B}8".utf8)

  /// Gives a picture its number, after the letters with which each of kitty's sequences begins.
  private static func numbered(_ bytes: [UInt8], _ number: Int) -> [UInt8] {
    let start = Array("\u{1B}_G".utf8)
    return start + Array("i=\(number),".utf8) + bytes.dropFirst(start.count)
  }
}

extension FramePicture {
  /// Whether cells are written on both sides of it, or on it: what is between them may be written too.
  fileprivate func isPaintedOver(from old: Frame, to new: Frame) -> Bool {
    (place.y..<min(new.height, place.y + place.height)).contains { y in
      let changed = new.row(y).indices.filter { new.row(y)[$0] != old.row(y)[$0] }
        .map { $0 - new.row(y).startIndex }
      guard let first = changed.first, let last = changed.last else { return false }
      return first < place.x + place.width && last >= place.x
    }
  }
}
