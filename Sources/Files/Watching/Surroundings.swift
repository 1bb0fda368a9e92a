import Glibc
import SystemPackage

/// Watches the folders that some folders, called roots, are in: those tell when a root is removed, and
/// when it is made again. The names of roots are absolute.
struct Surroundings: Sendable {
  private let queue: OpenFile
  /// For each watched folder, by the number of its watch: the roots inside it, and under which name in
  /// that folder each is.
  private var names: [Int32: [PhotoPath: [UInt8]]] = [:]

  init(_ queue: OpenFile) {
    self.queue = queue
  }

  /// Watches the innermost folder around a root that is there, and no other one for that root.
  mutating func watch(_ root: PhotoPath) {
    var innermost: Int32?
    while let (number, name) = self.innermost(around: root), number != innermost {
      innermost = number
      for other in names.keys where other != number { remove(root, from: other) }
      names[number, default: [:]][root] = name
      // A folder further in may have been made before this one was watched.
    }
  }

  /// The roots that may have come or gone.
  func roots(concernedBy notification: Notification) -> [PhotoPath] {
    guard let names = names[notification.watch] else { return [] }
    let hasEnded =
      notification.has(IN_IGNORED) || notification.has(IN_MOVE_SELF)
      || notification.has(IN_DELETE_SELF)
    return names.keys.filter { hasEnded || names[$0] == notification.name }
  }

  func isWatched(_ number: Int32) -> Bool { names[number] != nil }

  private func innermost(around root: PhotoPath) -> (number: Int32, name: [UInt8])? {
    let slash = UInt8(ascii: "/")
    var parts = root.bytes.split(separator: slash)
    while let name = parts.popLast() {
      let folder = PhotoPath(bytes: [slash] + parts.joined(separator: [slash]))
      let watched = queue.watch(
        folder,
        IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF)
      if case .success(let number) = watched { return (number, Array(name)) }
    }
    return nil
  }

  /// The watch itself stays: the folder may be one of those that are watched for what arrives there.
  private mutating func remove(_ root: PhotoPath, from number: Int32) {
    names[number]?[root] = nil
    if names[number]?.isEmpty == true { names[number] = nil }
  }
}
