import Foundation
import Glibc
import TestSupport

/// A disk of a few kibibytes, in memory (tmpfs(5)).
final class SmallDisk {
  struct NotMounted: Error {}

  let folder: TemporaryFolder

  /// Whether disks may be mounted here.
  static let isAvailable = (try? SmallDisk(kibibytes: 64)) != nil

  init(kibibytes: Int) throws {
    folder = try TemporaryFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(kibibytes)k") == 0 else {
      throw NotMounted()
    }
  }

  deinit {
    umount2(folder.path, 0)
  }

  /// Makes room.
  func grow(kibibytes: Int) throws {
    let options = "size=\(kibibytes)k"
    guard mount("tmpfs", folder.path, "tmpfs", UInt(MS_REMOUNT), options) == 0 else {
      throw NotMounted()
    }
  }
}
