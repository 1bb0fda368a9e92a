import Foundation

/// A view of the machine that only one program has (unshare(1)).
struct Namespace {
  /// What is put before the program.
  let command: [String]

  /// Without any network.
  static let network = Namespace(command: ["unshare", "--net"])

  /// With an authority that nobody else trusts, in place of all others.
  static func trusting(_ authority: String) -> Namespace {
    let script = #"mount --bind "$0" \#(bundle) && exec "$@""#
    return Namespace(command: ["unshare", "--mount", "sh", "-c", script, authority])
  }

  /// Where a library, by the name that the loader knows it by, is an empty file.
  static func without(_ library: String) -> Namespace {
    let script = #"for f in /usr/lib/*/"$0"; do mount --bind /dev/null "$f"; done && exec "$@""#
    return Namespace(command: ["unshare", "--mount", "sh", "-c", script, library])
  }

  /// Where libcurl finds the authorities that this machine trusts.
  static let bundle = "/etc/ssl/certs/ca-certificates.crt"

  /// Whether it may be made here.
  var isAllowed: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command + ["true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
