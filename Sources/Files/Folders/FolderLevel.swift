import Glibc
import SystemPackage

/// One folder that is being listed: its entries in the order of their names' bytes, without those
/// that begin with a dot.
///
/// A folder is read in passes. Each keeps the smallest names that come after those of the last pass,
/// so that a folder of millions takes little memory.
public struct FolderLevel: Sendable {
  /// What tells a folder from all others, whatever it is called.
  public struct Identity: Sendable, Hashable {
    let device: DeviceID
    let number: Inode
  }

  public let path: PhotoPath
  public let identity: Identity
  private let passSize: Int
  /// The names of this pass, the next one last.
  private var names: [[UInt8]] = []
  private var last: [UInt8] = []
  private var isLastPass = false

  /// - Parameter passSize: how many names a pass keeps, at least; at most twice as many are in memory.
  /// - Throws: ``FileProblem`` where there is no folder that can be listed.
  public init(_ path: PhotoPath, passSize: Int = 4096) throws(FileProblem) {
    self.path = path
    self.passSize = passSize
    let status = try FileProblem.reporting { () throws(Errno) in try Stat(path) }
    identity = Identity(device: status.deviceID, number: status.inode)
    try readPass()
  }

  /// The path of the next entry; nil at the end.
  public mutating func next() throws(FileProblem) -> PhotoPath? {
    if names.isEmpty, !isLastPass { try readPass() }
    guard let name = names.popLast() else { return nil }
    last = name
    return path.appending(name)
  }

  private mutating func readPass() throws(FileProblem) {
    guard let directory = path.withFileSystemName({ opendir($0) }) else {
      throw FileProblem(.last)
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
  init(nameOf entry: UnsafeMutablePointer<dirent>) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry) + offset
    self.init(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
  }
}
