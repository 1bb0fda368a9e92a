import Files
import SystemPackage
import TestSupport
import Testing

@testable import Scanning

/// Photos of a list, given or on a stream.
struct StreamedPhotoNamesTests {
  @Test("a hyphen in a list is a file of that name, never standard input")
  func hyphen() async throws {
    let pipe = Pipe()
    pipe.write("-\nb.jpg\n-")
    pipe.finish()
    var names = StreamedPhotoNames(NameStream(OpenFile(reading: pipe)))
    var found: [String] = []
    while let name = try await names.next() { found.append(name.description) }
    #expect(found == ["./-", "b.jpg", "./-"])
  }

  @Test("names of a list come in its order")
  func listed() {
    var names = ListedPhotoNames([PhotoPath("b"), PhotoPath("a"), PhotoPath("b")])
    let isReady = names.isReady()
    #expect(isReady)
    let three = [names.next(), names.next(), names.next()]
    #expect(three.map { $0?.description } == ["b", "a", "b"])
    let end = names.next()
    #expect(end == nil)
  }
}

extension OpenFile {
  /// The end of a pipe that can be read from; the pipe closes it.
  convenience init(reading pipe: Pipe) {
    self.init(FileDescriptor(rawValue: pipe.reading), isOwned: false)
  }
}
