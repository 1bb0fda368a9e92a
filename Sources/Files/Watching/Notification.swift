import Glibc
import SystemPackage

/// What inotify(7) tells of one folder.
struct Notification {
  /// The number of the folder's watch.
  let watch: Int32
  /// Of the file in the folder; empty where it is about the folder itself.
  let name: [UInt8]
  private let mask: Int

  func has(_ flag: some BinaryInteger) -> Bool { mask & Int(flag) != 0 }

  /// The notifications that were read.
  static func all(in buffer: [UInt8]) -> [Notification] {
    buffer.withUnsafeBytes { bytes in
      var all: [Notification] = []
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        let name = bytes[start..<(start + Int(event.len))].prefix { $0 != 0 }
        offset = start + Int(event.len)
        all.append(Notification(watch: event.wd, name: Array(name), mask: Int(event.mask)))
      }
      return all
    }
  }
}

extension OpenFile {
  /// Has a queue of inotify(7) tell of a folder.
  ///
  /// - Parameter events: added to those that it tells of already.
  /// - Returns: the number of the watch, the same for the same folder.
  func watch(_ folder: PhotoPath, _ events: some BinaryInteger) -> Result<Int32, Errno> {
    let mask = UInt32(events) | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
    let number = folder.withFileSystemName { inotify_add_watch(descriptor.rawValue, $0, mask) }
    return number >= 0 ? .success(number) : .failure(.last)
  }
}
