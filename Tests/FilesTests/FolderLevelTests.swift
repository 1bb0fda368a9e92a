import Files
import Foundation
import TestSupport
import Testing

/// A folder that is being listed.
struct FolderLevelTests {
  @Test("a folder of many names is listed in passes", arguments: [1, 2, 3, 49, 50, 51, 1000])
  func passes(passSize: Int) throws {
    var random = SeededRandom(seed: 7)
    let folder = try TemporaryFolder()
    let names = Set((0..<100).map { _ in random.digits(5) }).sorted()
    for name in names { try folder.write([], to: name) }
    var level = try FolderLevel(PhotoPath(folder.path), passSize: passSize)
    var found: [String] = []
    while let path = try level.next() {
      found.append((path.description as NSString).lastPathComponent)
    }
    #expect(found == names)
  }
}
