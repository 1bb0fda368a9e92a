import Testing

@testable import TerminalUI

/// What is sent to a terminal that draws pixels.
struct PixelPicturesTests {
  private func frame(_ content: DrawnPicture.Content? = nil, x: Int = 4, width: Int = 20) -> Frame {
    var frame = Frame(width: width, height: 10)
    if let content {
      let place = Rect(x: x, y: 2, width: 6, height: 3)
      frame.pictures = [FramePicture(place: place, content: content)]
    }
    return frame
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private let kitty = DrawnPicture.Content.kitty(Array("\u{1B}_Ga=T;".utf8))
  private let sixel = DrawnPicture.Content.sixel(Array("\u{1B}Pq".utf8))

  @Test("kitty is sent a picture once, under a number, and deletes it by that")
  func numbers() {
    var pictures = PixelPictures()
    let first = pictures.change(from: nil, to: frame(kitty), all: false)
    #expect(text(first.after) == "\u{1B}7\u{1B}[3;5H\u{1B}_Gi=1,a=T;\u{1B}8")
    let same = pictures.change(from: frame(kitty), to: frame(kitty), all: false)
    #expect(same == .init())
    let moved = pictures.change(from: frame(kitty), to: frame(kitty, x: 5), all: false)
    #expect(text(moved.before) == "\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\")
    #expect(text(moved.after).contains("[3;6H\u{1B}_Gi=2,"))
    let gone = pictures.change(from: frame(kitty, x: 5), to: frame(), all: false)
    #expect(text(gone.before).contains("i=2,q=2"))
    #expect(gone.after.isEmpty && !gone.repaints)
    let rest = pictures.removeAll()
    #expect(rest.isEmpty)
  }

  @Test("where the screen is new all pictures are sent again, and at the end they are taken away")
  func again() {
    var pictures = PixelPictures()
    _ = pictures.change(from: nil, to: frame(kitty), all: false)
    for (all, width) in [(true, 20), (false, 30)] {
      let change = pictures.change(
        from: frame(kitty), to: frame(kitty, width: width), all: all)
      #expect(!change.before.isEmpty && !change.after.isEmpty)
    }
    let rest = pictures.removeAll()
    #expect(text(rest).contains("i=3,q=2"))
  }

  @Test("the cells under a sixel picture are drawn again when it goes, and it when they are")
  func repainting() {
    var pictures = PixelPictures()
    let first = pictures.change(from: nil, to: frame(sixel), all: false)
    #expect(text(first.after) == "\u{1B}7\u{1B}[3;5H\u{1B}Pq\u{1B}8" && !first.repaints)
    let same = pictures.change(from: frame(sixel), to: frame(sixel), all: false)
    #expect(same == .init())
    var beside = frame(sixel)
    beside.write("left", x: 0, y: 3)
    let left = pictures.change(from: frame(sixel), to: beside, all: false)
    #expect(left == .init())
    beside.write("right", x: 12, y: 3)
    let both = pictures.change(from: frame(sixel), to: beside, all: false)
    #expect(!both.after.isEmpty)
    let gone = pictures.change(from: beside, to: frame(), all: false)
    #expect(gone.repaints && gone.before.isEmpty && gone.after.isEmpty)
  }
}
