import Files
import TestSupport
import Testing

@testable import ScanReports
@testable import Scanning

/// What annotated copies are called.
struct AnnotatedNameTests {
  private func names(_ path: String, page: Int? = nil) -> [String] {
    AnnotatedName(PhotoPath(path), page: page).candidates.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("the photo's name with an ending of its own, and a number for where that is taken")
  func names() throws {
    let found = names("no such/folder/front.jpg")
    #expect(found[0] == "front.jpg.annotated.jpg")
    #expect(found[1].wholeMatch(of: /front\.jpg\.[0-9a-f]{8}\.annotated\.jpg/) != nil)
    #expect(names("scan.tif", page: 3)[0] == "scan.tif.page-3.annotated.jpg")
    #expect(names("-")[0] == "stdin.annotated.jpg")
  }

  @Test("photos of the same name in different folders, and pages, have different marks")
  func marks() {
    let marks = [
      ("a/front.jpg", nil), ("b/front.jpg", nil), ("a/front.jpg", 1), ("a/front.jpg", 2),
    ]
    .map { AnnotatedName(PhotoPath($0.0), page: $0.1).mark }
    #expect(Set(marks).count == 4)
    #expect(names("a/front.jpg")[1] != names("b/front.jpg")[1])
    #expect(AnnotatedName(PhotoPath("a/front.jpg"), page: nil).mark == marks[0])
  }

  @Test("one photo has one mark, whichever way it is named")
  func sameFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1], to: "front.jpg")
    let roundabout = folder.path(
      "./../" + (folder.path.split(separator: "/").last ?? "") + "/front.jpg")
    #expect(
      AnnotatedName(PhotoPath(path), page: nil) == AnnotatedName(PhotoPath(roundabout), page: nil))
  }

  @Test("a name as long as names may be leaves room for the ending, no character cut in two")
  func longNames() {
    for name in [String(repeating: "a", count: 255), String(repeating: "é", count: 127)] {
      for candidate in AnnotatedName(PhotoPath(name), page: 1000).candidates {
        #expect(candidate.count <= 255)
        #expect(!String(decoding: candidate, as: UTF8.self).contains("\u{FFFD}"))
        #expect(candidate.count > 200)
      }
    }
  }
}
