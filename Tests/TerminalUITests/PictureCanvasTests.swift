import Files
import Imaging
import Testing

@testable import TerminalUI

/// Photos as a terminal shows them.
struct PictureCanvasTests {
  /// The upper half black, the lower half white; ten times as large at full size.
  private func picture(width: Int, height: Int) -> PhotoPicture {
    let black = RGB(red: 0, green: 0, blue: 0)
    let pixels = (0..<height).flatMap { y in
      Array(repeating: y < height / 2 ? black : .white, count: width)
    }
    return PhotoPicture(
      ColorImage(width: width, height: height, pixels: pixels), uprightWidth: 10 * width,
      uprightHeight: 10 * height)
  }

  private func draw(
    _ picture: PhotoPicture, _ style: PictureStyle, width: Int, height: Int,
    colors: PictureLook.Colors = .all, outlines: [Quadrilateral] = []
  ) throws -> DrawnPicture {
    var look = PictureLook()
    (look.wanted, look.colors, look.cell) = (style, colors, PixelSize(width: 10, height: 20))
    let request = PictureRequest(
      photo: ShownPhoto(path: PhotoPath("/a.jpg"), outlines: outlines), width: width,
      height: height, look: look)
    return try #require(PictureCanvas(picture, for: request)).drawn()
  }

  private func cells(_ picture: DrawnPicture) throws -> [Cell] {
    guard case .cells(let cells) = picture.content else { throw CancellationError() }
    return cells
  }

  private let barcode = Quadrilateral(
    Point(x: 0, y: 0), Point(x: 399, y: 0), Point(x: 399, y: 199), Point(x: 0, y: 199))

  @Test(
    "a picture keeps its sides in proportion and fits",
    arguments: [
      (40, 40, 20, 30, 20, 10), (40, 40, 100, 10, 20, 10), (100, 20, 30, 30, 30, 3),
      (20, 100, 30, 10, 4, 10), (1, 1, 5, 5, 5, 3),
    ])
  func size(_ width: Int, _ height: Int, _ columns: Int, _ rows: Int, _ w: Int, _ h: Int) throws {
    for style in PictureStyle.allCases {
      let drawn = try draw(
        picture(width: width, height: height), style, width: columns, height: rows)
      #expect(abs(drawn.width - w) <= 1 && abs(drawn.height - h) <= 1)
      #expect(drawn.width <= columns && drawn.height <= rows)
    }
  }

  @Test("symbols have the colours of the picture, as far as the terminal has them")
  func colors() throws {
    let picture = picture(width: 40, height: 40)
    for colors in [PictureLook.Colors.all, .palette] {
      let cells = try cells(
        draw(picture, .symbols, width: 20, height: 10, colors: colors))
      #expect(cells.count == 200)
      #expect(Set(cells.prefix(80).map(\.color)) == [.rgb(0, 0, 0)])
      #expect(Set(cells.suffix(80).map(\.color)) == [.rgb(255, 255, 255)])
    }
    let few = try cells(draw(picture, .symbols, width: 20, height: 10, colors: .sixteen))
    #expect(few.first?.color == .named(0))
    #expect(few.last?.color == .named(15))
  }

  @Test("letters are as dense as the picture is light, and are letters alone")
  func letters() throws {
    let drawn = try draw(picture(width: 40, height: 40), .letters, width: 20, height: 10)
    let text = try cells(drawn).map(\.text).joined()
    #expect(text.prefix(80).allSatisfy { $0 == " " })
    #expect(text.suffix(80).allSatisfy { $0 != " " && $0.isASCII })
    #expect(try cells(drawn).allSatisfy { $0.style == .plain })
  }

  @Test("the barcode is outlined where it is on the photo at full size")
  func outline() throws {
    let picture = picture(width: 40, height: 40)
    let letters = try cells(
      draw(picture, .letters, width: 40, height: 20, outlines: [barcode]))
    func letter(_ x: Int, _ y: Int) -> String { letters[y * 40 + x].text }
    #expect(letter(0, 0) == "O" && letter(39, 5) == "O" && letter(20, 9) == "O")
    #expect(letter(20, 5) == " " && letter(20, 12) != "O")
    let symbols = try cells(
      draw(picture, .symbols, width: 40, height: 20, outlines: [barcode]))
    func hasGreen(_ x: Int, _ y: Int) -> Bool {
      let style = symbols[y * 40 + x].style
      return [style.foreground, style.background].contains { color in
        guard case .rgb(let red, let green, let blue) = color else { return false }
        return green > 60 && green / 2 > max(red, blue)
      }
    }
    #expect(hasGreen(20, 0) && hasGreen(39, 5) && hasGreen(20, 9))
    #expect(!hasGreen(20, 5) && !hasGreen(20, 12))
    let (plain, outlined) = (
      try draw(picture, .kitty, width: 40, height: 20),
      try draw(picture, .kitty, width: 40, height: 20, outlines: [barcode])
    )
    #expect(plain != outlined)
  }

  @Test("pixels are sent as the terminal's protocol has them, and ask for no answer")
  func pixels() throws {
    let picture = picture(width: 40, height: 40)
    guard case .kitty(let kitty) = try draw(picture, .kitty, width: 20, height: 30).content,
      case .sixel(let sixel) = try draw(picture, .sixel, width: 20, height: 30).content
    else { throw CancellationError() }
    let text = String(decoding: kitty, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}_Ga=T,q=2,C=1,f=32,"))
    #expect(text.contains(",c=20,r=10,"))
    #expect(text.hasSuffix("\u{1B}\\"))
    for part in text.split(separator: "\u{1B}_G").dropFirst() { #expect(part.hasPrefix("q=2,m=")) }
    let device = String(decoding: sixel, as: UTF8.self)
    #expect(device.hasPrefix("\u{1B}P"))
    #expect(device.contains("\"1;1;200;"))
    #expect(device.hasSuffix("\u{1B}\\"))
  }

  @Test(
    "a terminal may say anything of its pixels, and draws the smallest picture",
    arguments: [
      (800, 480, true), (160, 144, true), (0, 0, false), (80, 24, false), (65535, 65535, false),
      (160, 65535, false),
    ])
  func cell(width: Int, height: Int, isCell: Bool) throws {
    let cell = PixelSize(ofCell: (width, height), of: (80, 24))
    #expect((cell != nil) == isCell)
    for style in PictureStyle.allCases {
      var look = PictureLook()
      (look.wanted, look.cell) = (style, cell)
      let request = PictureRequest(
        photo: ShownPhoto(path: PhotoPath("/a.jpg")), width: 1, height: 1, look: look)
      let picture = picture(width: 40, height: 3)
      #expect(try #require(PictureCanvas(picture, for: request)).drawn().byteCount > 0)
    }
    #expect(PixelSize(ofCell: (10, 10), of: (0, 0)) == nil)
  }

  @Test("corners that are nowhere draw nothing, and a picture without pixels is none")
  func broken() throws {
    let quad = Quadrilateral(
      Point(x: .nan, y: 0), Point(x: .infinity, y: 0), Point(x: -5, y: 1e300), Point(x: 0, y: 1))
    let picture = picture(width: 4, height: 4)
    for style in PictureStyle.allCases {
      let drawn = try draw(picture, style, width: 4, height: 2, outlines: [quad])
      #expect(try drawn == draw(picture, style, width: 4, height: 2))
    }
    let empty = PhotoPicture(
      ColorImage(width: 0, height: 0, pixels: []), uprightWidth: 0, uprightHeight: 0)
    let request = PictureRequest(
      photo: ShownPhoto(path: PhotoPath("/a.jpg")), width: 4, height: 2, look: PictureLook())
    #expect(PictureCanvas(empty, for: request) == nil)
  }
}

extension Cell {
  /// The colour of a cell that is all of one.
  fileprivate var color: CellColor { text == " " ? style.background : style.foreground }
}
