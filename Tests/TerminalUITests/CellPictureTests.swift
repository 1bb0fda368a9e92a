import Imaging
import Testing

@testable import TerminalUI

/// Photos in cells.
struct CellPictureTests {
  /// The upper half black, the lower half white.
  private func picture(width: Int, height: Int) -> PhotoPicture {
    let black = RGB(red: 0, green: 0, blue: 0)
    let pixels = (0..<height).flatMap { y in
      Array(repeating: y < height / 2 ? black : .white, count: width)
    }
    return PhotoPicture(
      ColorImage(width: width, height: height, pixels: pixels), uprightWidth: 10 * width,
      uprightHeight: 10 * height)
  }

  @Test(
    "a picture keeps its sides in proportion and fits",
    arguments: [
      (40, 40, 20, 30, 20, 10), (40, 40, 100, 10, 20, 10), (100, 20, 30, 30, 30, 3),
      (20, 100, 30, 10, 4, 10), (1, 1, 5, 5, 5, 3),
    ])
  func size(_ width: Int, _ height: Int, _ columns: Int, _ rows: Int, _ w: Int, _ h: Int) {
    let cells = CellPicture(picture(width: width, height: height), width: columns, height: rows)
    #expect((cells.width, cells.height) == (w, h))
  }

  @Test("a cell shows two pixels, or one letter where there are no colours")
  func halves() {
    let cells = CellPicture(picture(width: 2, height: 2), width: 1, height: 1)
    #expect(cells.style(x: 0, y: 0) == Style(.rgb(0, 0, 0), on: .rgb(255, 255, 255)))
    #expect(cells.letter(x: 0, y: 0) == "=")
    let tall = CellPicture(picture(width: 4, height: 8), width: 4, height: 4)
    #expect(tall.letter(x: 0, y: 0) == " ")
    #expect(tall.letter(x: 3, y: 3) == "@")
  }

  @Test("the barcode is outlined where it is on the photo at full size")
  func outline() {
    let quad = Quadrilateral(
      Point(x: 0, y: 0), Point(x: 399, y: 0), Point(x: 399, y: 199), Point(x: 0, y: 199))
    let picture = picture(width: 40, height: 40).outlining([quad])
    let cells = CellPicture(picture, width: 40, height: 20)
    #expect(cells.letter(x: 0, y: 0) == "O")
    #expect(cells.letter(x: 39, y: 5) == "O")
    #expect(cells.letter(x: 20, y: 9) == "O")
    #expect(cells.letter(x: 20, y: 5) == " ")
    #expect(cells.letter(x: 20, y: 12) == "@")
    #expect(cells.style(x: 20, y: 0).foreground == .rgb(0, 255, 0))
  }

  @Test("corners that are nowhere draw nothing")
  func broken() {
    let quad = Quadrilateral(
      Point(x: .nan, y: 0), Point(x: .infinity, y: 0), Point(x: -5, y: 1e300), Point(x: 0, y: 1))
    let cells = CellPicture(picture(width: 4, height: 4).outlining([quad]), width: 4, height: 2)
    #expect((cells.width, cells.height) == (4, 2))
    let empty = PhotoPicture(
      ColorImage(width: 0, height: 0, pixels: []), uprightWidth: 0, uprightHeight: 0)
    #expect(CellPicture(empty, width: 4, height: 2).height == 0)
  }

  @Test("without colours a frame has letters alone")
  func letters() {
    var theme = Theme()
    theme.isASCII = true
    var frame = Frame(width: 8, height: 4)
    frame.draw(picture(width: 8, height: 8), in: frame.bounds, theme)
    #expect(frame.text == "\n\n@@@@@@@@\n@@@@@@@@\n")
    frame.draw(picture(width: 8, height: 8), in: frame.bounds, .colored)
    #expect(frame[0, 0].text == "▀")
    #expect(frame[0, 3].style == Style(.rgb(255, 255, 255), on: .rgb(255, 255, 255)))
  }
}
