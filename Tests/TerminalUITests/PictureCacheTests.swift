import Files
import Testing

@testable import TerminalUI

/// Photos that are kept, and frames with photos in them.
struct PictureCacheTests {
  private func request(_ number: Int, look: PictureLook = PictureLook()) -> PictureRequest {
    PictureRequest(
      photo: ShownPhoto(path: PhotoPath("/\(number).jpg")), width: 10, height: 5, look: look)
  }

  private func picture(bytes: Int) -> DrawnPicture {
    DrawnPicture(width: 4, height: 2, content: .kitty(Array(repeating: 0, count: bytes)))
  }

  @Test("what was not seen for the longest time is forgotten, within the limit")
  func limit() {
    var cache = PictureCache()
    for number in 0..<20 {
      cache.use([request(0), request(number)])
      cache.keep(picture(bytes: 1 << 20), for: request(number))
      #expect(cache.byteCount <= PictureCache.limit)
    }
    #expect(cache[request(0)] != nil)
    #expect(cache[request(19)] != nil)
    #expect(cache[request(1)] == nil)
  }

  @Test("what is on the screen is kept, however much it is, so that it is not decoded for ever")
  func visible() {
    var cache = PictureCache()
    let all = (0..<20).map { request($0) }
    cache.use(all)
    for request in all { cache.keep(picture(bytes: 1 << 20), for: request) }
    #expect(all.allSatisfy { cache[$0] != nil })
    cache.use([all[3]])
    cache.keep(nil, for: request(30))
    #expect(cache.byteCount <= PictureCache.limit)
    #expect(cache[all[3]] != nil)
  }

  @Test("a frame says which photos it lacks, and has those that are there")
  func frame() {
    var cache = PictureCache()
    cache.look.wanted = .kitty
    cache.look.cell = PixelSize(width: 10, height: 20)
    var frame = Frame(width: 30, height: 10)
    let photo = ShownPhoto(path: PhotoPath("/1.jpg"))
    let area = Rect(x: 2, y: 1, width: 10, height: 5)
    var isSeen = frame.draw(photo, in: area, cache)
    #expect(isSeen)
    #expect(frame.wanted == [request(1, look: cache.look)])
    #expect(frame.pictures.isEmpty)
    cache.keep(picture(bytes: 3), for: frame.wanted[0])
    isSeen = frame.draw(photo, in: area, cache)
    #expect(isSeen)
    #expect(frame.pictures.map(\.place) == [Rect(x: 5, y: 2, width: 4, height: 2)])
    // What is drawn over it takes it away.
    frame.drawBox(Rect(x: 8, y: 3, width: 10, height: 5), title: "", Theme())
    #expect(frame.pictures.isEmpty)
    cache.keep(nil, for: frame.wanted[0])
    isSeen = frame.draw(photo, in: area, cache)
    #expect(!isSeen)
    cache.look.wanted = .none
    frame.wanted = []
    frame.draw(photo, in: area, cache)
    #expect(frame.wanted.isEmpty)
  }
}
