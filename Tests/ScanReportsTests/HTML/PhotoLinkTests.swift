import Files
import Foundation
import Scanning
import Testing

@testable import ScanReports

/// Links from the page to photos.
struct PhotoLinkTests {
  @Test(
    "a browser gets from the page to the photo",
    arguments: [
      (".", "a.jpg", "/home/me/a.jpg"),
      (".", "sub/a.jpg", "/home/me/sub/a.jpg"),
      (".", "../a.jpg", "/home/a.jpg"),
      (".", "/other/a.jpg", "/other/a.jpg"),
      ("out/deep/", "a.jpg", "/home/me/a.jpg"),
      ("out/../x", "./sub//a.jpg", "/home/me/sub/a.jpg"),
      ("/tmp/", "sub/a.jpg", "/home/me/sub/a.jpg"),
      ("/", "/a.jpg", "/a.jpg"),
      ("..", "javascript:alert(1)", "/home/me/javascript:alert(1)"),
      (".", "javascript:alert(1)", "/home/me/javascript:alert(1)"),
      (".", "a b#c?d%41\"'<&.jpg", "/home/me/a b#c?d%41\"'<&.jpg"),
      (".", "夜/ä.jpg", "/home/me/夜/ä.jpg"),
    ])
  func reference(folder: String, photo: String, wanted: String) throws {
    let link = PhotoLink(pageFolder: folder, workingFolder: "/home/me")
    let home = URL(fileURLWithPath: "/home/me/", isDirectory: true)
    let page = URL(fileURLWithPath: folder, isDirectory: true, relativeTo: home).absoluteURL
      .standardized.appendingPathComponent("report.html")
    let reference = link.reference(to: PhotoPath(photo))
    let target = try #require(URL(string: reference, relativeTo: page)).absoluteURL
    #expect(target.scheme == "file")
    #expect(target.standardized.path == wanted)
    #expect(target.query == nil && target.fragment == nil)
  }

  @Test("bytes that are not UTF-8 are in the link as they are in the name")
  func invalidName() {
    let link = PhotoLink(pageFolder: ".", workingFolder: "/home/me")
    #expect(link.reference(to: PhotoPath(bytes: [0x61, 0xFF, 0x0A])) == "a%FF%0A")
  }
}
