import Files
import Foundation
import Glibc
import Synchronization

/// The photos that this process is reading, in a file beside the library. If one of them ends the process,
/// the file stays and a later run knows them.
///
/// The file is not synchronized with the disk: it is there for whoever comes after this process, not for
/// a machine that lost its power, which is no photo's fault.
final class PhotosInProgress: Sendable {
  private struct State {
    /// Those that earlier processes left, and that were not seen in this run yet.
    var left: Set<PhotoPath>
    var current: [PhotoPath] = []
  }

  private let path: String
  private let descriptor: Int32
  private let state: Mutex<State>

  /// Takes over what processes left that have ended.
  ///
  /// Nil where no file can be made beside the library: then nothing is known of earlier runs.
  init?(besideLibrary library: String) {
    let left = Self.takeLeft(besideLibrary: library)
    path = Self.prefix(of: library) + "\(getpid())"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    state = Mutex(State(left: left))
    // Locked files belong to processes that run.
    flock(descriptor, LOCK_EX | LOCK_NB)
    state.withLock { write($0) }
  }

  deinit {
    state.withLock { if $0.left.isEmpty && $0.current.isEmpty { unlink(path) } }
    close(descriptor)
  }

  /// Notes that a photo is being read.
  ///
  /// - Returns: whether an earlier process ended while it was reading it.
  func begin(_ photo: PhotoPath) -> Bool {
    let photo = photo.absolute
    return state.withLock { state in
      state.current.append(photo)
      let wasLeft = state.left.remove(photo) != nil
      write(state)
      return wasLeft
    }
  }

  /// Notes that a photo was read.
  func end(_ photo: PhotoPath) {
    let photo = photo.absolute
    state.withLock { state in
      state.current.firstIndex(of: photo).map { _ = state.current.remove(at: $0) }
      write(state)
    }
  }

  /// Each name is ended by a zero byte. Should the process be killed between the two steps, the rest of an
  /// older text is a name of no photo.
  private func write(_ state: State) {
    let bytes = (state.current + state.left).flatMap { $0.bytes + [UInt8(0)] }
    _ = pwrite(descriptor, bytes, bytes.count, 0)
    ftruncate(descriptor, bytes.count)
  }

  /// The photos in the files of processes that have ended, which are removed.
  private static func takeLeft(besideLibrary library: String) -> Set<PhotoPath> {
    let prefix = URL(fileURLWithPath: prefix(of: library))
    let folder = prefix.deletingLastPathComponent()
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    var photos: Set<PhotoPath> = []
    for name in names ?? [] where name.hasPrefix(prefix.lastPathComponent) {
      let path = folder.appendingPathComponent(name).path
      let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
        let file = try? WholeFile(PhotoPath(path), limit: largestFile)
      else { continue }
      photos.formUnion(file.bytes.split(separator: 0).map { PhotoPath(bytes: Array($0)) })
      unlink(path)
    }
    return photos.filter { !$0.isGone }
  }

  private static func prefix(of library: String) -> String { library + ".reading-" }

  /// In bytes: names of a few photos take far less.
  private static let largestFile = 1 << 20
}
