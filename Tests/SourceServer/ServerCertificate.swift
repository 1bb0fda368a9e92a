import Foundation

/// A certificate for a server, signed by an authority of its own. Both are made by OpenSSL when a test
/// asks for them, and are good for a day.
public struct ServerCertificate: Sendable {
  static let tool = "/usr/bin/openssl"
  public static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: tool) }

  /// The file of the certificate, and that of its key.
  let path: String
  let key: String
  /// The file of the certificate of the authority.
  public let authority: String

  struct NotMade: Error {
    let arguments: [String]
  }

  /// - Parameters:
  ///   - folder: where the files are written.
  ///   - name: whom it is for, such as "IP:127.0.0.1" or "DNS:elsewhere.test".
  ///   - days: how long it is good for; it has expired where this is negative.
  public init(in folder: String, for name: String = "IP:127.0.0.1", days: Int = 1) throws {
    let files = (folder + "/server.pem", folder + "/server.key", folder + "/authority.pem")
    (path, key, authority) = files
    try "subjectAltName=\(name)".write(
      toFile: folder + "/extensions", atomically: true, encoding: .utf8)
    let fresh = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    try Self.run(
      ["req", "-x509", "-subj", "/CN=Test Authority", "-days", "1"] + fresh
        + ["-keyout", folder + "/authority.key", "-out", authority])
    try Self.run(
      ["req", "-subj", "/CN=Test Server"] + fresh + ["-keyout", key, "-out", folder + "/request"])
    try Self.run([
      "x509", "-req", "-in", folder + "/request", "-CA", authority, "-CAkey",
      folder + "/authority.key", "-set_serial", "1", "-days", String(days), "-extfile",
      folder + "/extensions", "-out", path,
    ])
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw NotMade(arguments: arguments) }
  }
}
