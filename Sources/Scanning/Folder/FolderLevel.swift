import Glibc

/// One folder that is being listed, by its entries' names in the order of their bytes.
///
/// A folder is read in passes, each of which keeps the smallest names behind those before it.
struct FolderLevel: Sendable {
  /// What tells a folder from all others, whatever it is called.
  struct Identity: Sendable, Hashable {
    let device: UInt
    let number: UInt
  }

  let path: PhotoPath
  let identity: Identity
  private let passSize: Int
  /// The names of this pass, the next one last.
  private var names: [[UInt8]] = []
  private var last: [UInt8] = []
  private var isLastPass = false

  /// - Parameter passSize: how many names are in memory at least; twice as many at most.
  init(_ path: PhotoPath, passSize: Int = 4096) throws(FileProblem) {
    self.path = path
    self.passSize = passSize
    var status = stat()
    guard path.withFileSystemName({ stat($0, &status) }) == 0 else {
      throw FileProblem(code: errno)
    }
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    try readPass()
  }

  /// The path of the next entry; nil at the end.
  mutating func next() throws(FileProblem) -> PhotoPath? {
    if names.isEmpty, !isLastPass { try readPass() }
    guard let name = names.popLast() else { return nil }
    last = name
    return path.appending(name)
  }

  private mutating func readPass() throws(FileProblem) {
    guard let directory = path.withFileSystemName({ opendir($0) }) else {
      throw FileProblem(code: errno)
    }
    defer { closedir(directory) }
    var smallest: [[UInt8]] = []
    var bound: [UInt8]?
    while let entry = readdir(directory) {
      let name = UnsafeRawBufferPointer(nameOf: entry)
      guard name.first != UInt8(ascii: "."), last.lexicographicallyPrecedes(name),
        bound.map({ name.lexicographicallyPrecedes($0) }) ?? true
      else { continue }
      smallest.append(Array(name))
      guard smallest.count == 2 * passSize else { continue }
      smallest.sort { $0.lexicographicallyPrecedes($1) }
      smallest.removeLast(passSize)
      bound = smallest.last
    }
    smallest.sort { $0.lexicographicallyPrecedes($1) }
    // What was cut off when there were too many has to be found again.
    isLastPass = bound == nil
    names = smallest.reversed()
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes of the entry's name, which end long before the end of its type.
  fileprivate init(nameOf entry: UnsafeMutablePointer<dirent>) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry) + offset
    self.init(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
  }
}

extension PhotoPath {
  /// The path of a name in this folder.
  func appending(_ name: [UInt8]) -> PhotoPath {
    let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return PhotoPath(bytes: bytes + separator + name)
  }
}
