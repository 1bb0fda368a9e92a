import Files
import Testing

@testable import TerminalUI

/// Choosing photos in their folders.
struct FileBrowserTests {
  private static let folder = PhotoPath("/records")

  private func path(_ name: String) -> PhotoPath { Self.folder.appending(Array(name.utf8)) }

  private var browser: FileBrowser {
    var browser = FileBrowser(Self.folder, recent: [Self.folder, PhotoPath("/old")])
    browser.show([
      .folder(path("shelf")), .photo(path("gumbo.jpg")), .photo(path("Sun Shadow.jpg")),
    ])
    return browser
  }

  @Test("the folder itself is offered first, and an Enter too many does not scan it")
  func lines() {
    #expect(browser.lines.first == .folderItself)
    #expect(browser.lines.last == .recent(PhotoPath("/old")))
    #expect(browser.chosen == .folder(path("shelf")))
    // Nor does one before the folder is read.
    var root = FileBrowser(PhotoPath("/"))
    #expect(root.chosen == nil)
    root.show([])
    #expect(root.lines == [.folderItself])
  }

  @Test("letters in their order find a name, the closest first")
  func filter() {
    var browser = browser
    browser.type { $0 = "sh" }
    #expect(browser.lines == [.folder(path("shelf")), .photo(path("Sun Shadow.jpg"))])
    browser.type { $0 = "sunjpg" }
    #expect(browser.chosen == .photo(path("Sun Shadow.jpg")))
    browser.type { $0 = "xyz" }
    #expect(browser.lines.isEmpty)
    #expect(browser.chosen == nil)
    browser.move(by: 1)
    #expect(browser.chosen == nil)
  }

  @Test("what is marked is scanned in the order of the marks, also from another folder")
  func marks() {
    var browser = browser
    #expect(browser.photos == [Self.folder])
    browser.move(by: 2)
    browser.mark()
    browser.select(3)
    browser.mark()
    #expect(browser.photos == [path("Sun Shadow.jpg"), path("gumbo.jpg")])
    #expect(browser.at(PhotoPath("/other")).marked == browser.marked)
    browser.select(4)
    browser.mark()
    #expect(browser.photos == [path("gumbo.jpg")])
    browser.select(0)
    browser.mark()
    #expect(browser.photos == [path("gumbo.jpg")])
  }

  @Test(
    "letters fit where they come in the same order",
    arguments: [
      ("gmb", "gumbo.jpg", true), ("GUMBO", "gumbo.jpg", true), ("ogum", "gumbo.jpg", false),
      ("gumbo.jpgg", "gumbo.jpg", false), ("a", "", false),
    ])
  func fuzzy(typed: String, name: String, fits: Bool) {
    #expect((FuzzyMatch(typed, in: name) != nil) == fits)
  }
}
