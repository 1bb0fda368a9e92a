import Glibc

/// A disk of a few kibibytes, in memory (tmpfs(5)).
public final class SmallDisk {
  struct NotMounted: Error {}

  public let folder: TemporaryFolder

  /// Whether disks may be mounted here.
  public static let isAvailable = (try? SmallDisk(kibibytes: 64)) != nil

  public init(kibibytes: Int) throws {
    folder = try TemporaryFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(kibibytes)k") == 0 else {
      throw NotMounted()
    }
  }

  deinit {
    umount2(folder.path, 0)
  }

  /// Makes room.
  public func grow(kibibytes: Int) throws {
    let options = "size=\(kibibytes)k"
    guard mount("tmpfs", folder.path, "tmpfs", UInt(MS_REMOUNT), options) == 0 else {
      throw NotMounted()
    }
  }
}
