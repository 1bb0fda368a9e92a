import Glibc
import SystemPackage

extension Stat {
  /// What the system tells of a name, without opening it.
  init(_ path: PhotoPath, followsLinks: Bool = true) throws(Errno) {
    self = try path.withFileSystemName { (name) throws(Errno) in
      try Stat(name, followTargetSymlink: followsLinks)
    }
  }
}

extension Errno {
  /// The error of the system's function that was called last.
  static var last: Errno { Errno(rawValue: errno) }

  /// Calls functions of swift-system that throw nothing but ``Errno`` and do not say so.
  static func typed<Value>(_ body: () throws -> Value) throws(Errno) -> Value {
    do {
      return try body()
    } catch {
      throw error as? Errno ?? .ioError
    }
  }
}
