import Foundation

/// The ways out of this machine.
enum Network {
  /// Whether any interface has an address, apart from that to the machine itself.
  static var isThere: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    // What cannot be told is no reason to say that there is none.
    guard getifaddrs(&first) == 0 else { return true }
    defer { freeifaddrs(first) }
    return sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }.contains { entry in
      guard let interface = entry?.pointee, let address = interface.ifa_addr else { return false }
      let family = Int32(address.pointee.sa_family)
      let flags = Int32(bitPattern: interface.ifa_flags)
      return (family == AF_INET || family == AF_INET6)
        && flags & Int32(IFF_UP) != 0 && flags & Int32(IFF_LOOPBACK) == 0
    }
  }
}
