import Files
import Foundation
import Glibc
import SystemPackage

/// Where the app that uses a library takes requests: a socket in the folder that only the user can open
/// (XDG Base Directory Specification, XDG_RUNTIME_DIR).
struct AppAddress {
  private let path: String

  /// Nil where the user has no such folder, or there is no such library yet.
  init?(library: String) {
    guard let folder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"],
      folder.hasPrefix("/"), let status = try? Stat(FilePath(library))
    else { return nil }
    // The same file may have several names.
    path = "\(folder)/vinylcrate-\(status.deviceID.rawValue)-\(status.inode.rawValue).socket"
    guard path.utf8.count < Self.longestPath else { return nil }
  }

  /// In bytes, with the zero byte at its end.
  private static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

  /// A connection to the app that runs there; nil where none does.
  func connection() -> OpenFile? {
    guard let socket = Self.socket(), call(Glibc.connect, socket) == 0 else { return nil }
    return socket
  }

  /// Takes the address; nil where another app has it.
  func listener() -> OpenFile? {
    guard connection() == nil, let socket = Self.socket() else { return nil }
    // That of an app that was killed.
    unlink(path)
    guard call(Glibc.bind, socket) == 0, chmod(path, 0o600) == 0,
      listen(socket.descriptor.rawValue, 8) == 0
    else { return nil }
    return socket
  }

  func remove() { unlink(path) }

  private static func socket() -> OpenFile? {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = Glibc.socket(AF_UNIX, kind, 0)
    return descriptor < 0 ? nil : OpenFile(FileDescriptor(rawValue: descriptor))
  }

  private func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ socket: OpenFile
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(socket.descriptor.rawValue, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
