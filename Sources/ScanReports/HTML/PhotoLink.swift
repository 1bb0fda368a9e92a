import Files
import Scanning
import Text

/// Links from the page to photos.
struct PhotoLink {
  /// The folder of the page, as names from the root; without empty names and ".".
  private let page: [ArraySlice<UInt8>]
  private let workingFolder: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - pageFolder: the folder of the page, absolute or relative to the working folder.
  ///   - workingFolder: the folder that names of photos are relative to, absolute.
  init(pageFolder: String, workingFolder: String) {
    self.workingFolder = Self.names(Array(workingFolder.utf8))
    page = Self.folder(Array(pageFolder.utf8), from: self.workingFolder)
  }

  /// A relative reference (RFC 3986, section 4.2), so that page and photos can be moved together.
  ///
  /// Each name is percent-encoded: a colon in it must not look like the end of a scheme.
  func reference(to path: PhotoPath) -> String {
    let photo = Self.folder(path.bytes, from: workingFolder)
    let shared = zip(page, photo).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: page.count - shared)
    return (up + photo[shared...].map(\.percentEncoded)).joined(separator: "/")
  }

  private static func folder(
    _ path: [UInt8], from workingFolder: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>] {
    path.first == UInt8(ascii: "/") ? names(path) : names(path, after: workingFolder)
  }

  private static func names(
    _ path: [UInt8], after start: [ArraySlice<UInt8>] = []
  ) -> [ArraySlice<UInt8>] {
    path.split(separator: UInt8(ascii: "/")).reduce(into: start) { names, name in
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
  }
}
