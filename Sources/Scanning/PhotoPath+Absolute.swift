import Glibc

extension PhotoPath {
  /// The name from the root, so that it means the same wherever the program is started; links in it
  /// stay as they are.
  public var absolute: PhotoPath {
    let slash = UInt8(ascii: "/")
    let whole = bytes.first == slash ? bytes : Self.currentFolder + [slash] + bytes
    let parts = whole.split(separator: slash).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
    return PhotoPath(bytes: parts.flatMap { [slash] + $0 })
  }

  /// As bytes: a folder's name need not be UTF-8 either.
  private static var currentFolder: [UInt8] {
    guard let name = getcwd(nil, 0) else { return [] }
    defer { free(name) }
    return UnsafeBufferPointer(start: name, count: strlen(name)).map(UInt8.init(bitPattern:))
  }
}
