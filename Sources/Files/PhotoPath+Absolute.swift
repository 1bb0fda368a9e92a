import Glibc
import SystemPackage

extension PhotoPath {
  /// The name from the root, so that it means the same wherever the program is started; links in it
  /// stay as they are.
  public var absolute: PhotoPath {
    let slash = UInt8(ascii: "/")
    let whole = bytes.first == slash ? bytes : Self.currentFolder + [slash] + bytes
    let parts = whole.split(separator: slash).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
    return PhotoPath(bytes: parts.flatMap { [slash] + $0 })
  }

  /// The name of what the links in it lead to; nil where there is nothing.
  func resolvingLinks() -> PhotoPath? {
    withFileSystemName { PhotoPath(allocated: realpath($0, nil)) }
  }

  /// Whether there is nothing of this name; false where that cannot be found out.
  public var isGone: Bool {
    withFileSystemName { access($0, F_OK) != 0 && [ENOENT, ENOTDIR].contains(errno) }
  }

  /// Whether something has this name, be it a link to nothing.
  public var isTaken: Bool { (try? Stat(self, followsLinks: false)) != nil }

  /// The folder that it is in.
  public var folder: PhotoPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return PhotoPath(".") }
    return PhotoPath(bytes: Array(bytes[...slash]))
  }

  /// As bytes: a folder's name need not be UTF-8 either.
  private static var currentFolder: [UInt8] {
    PhotoPath(allocated: getcwd(nil, 0))?.bytes ?? []
  }

  /// A name in memory of the system's, which is given back.
  private init?(allocated name: UnsafeMutablePointer<CChar>?) {
    guard let name else { return nil }
    defer { free(name) }
    let bytes = UnsafeBufferPointer(start: name, count: strlen(name))
    self.init(bytes: bytes.map(UInt8.init(bitPattern:)))
  }
}
