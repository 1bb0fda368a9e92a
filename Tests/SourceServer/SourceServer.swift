import Foundation

/// A process of its own that speaks as Discogs and as MusicBrainz do, over real sockets.
///
/// It ends when the test lets go of it, and when the test's process ends.
public final class SourceServer: Sendable {
  /// The program that it is written in.
  static let interpreter = "/usr/bin/python3"
  public static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: interpreter) }

  /// The token that its Discogs knows.
  public static let token = "t0psecret"

  /// How it behaves.
  public struct Options: Sendable {
    public var records: [SourceRecord] = []
    /// A folder of real replies; nil for none.
    public var data: String?
    public var faults: [SourceFault] = []
    /// Requests that Discogs takes in each 60 seconds.
    public var limit = 60
    /// Requests that MusicBrainz takes in each second.
    public var musicBrainzLimit = 1
    /// Nil for plain http.
    public var certificate: ServerCertificate?

    public init() {}
  }

  private let folder: URL
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let addresses: [String: String]

  public init(_ options: Options = Options()) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vinylcrate-server-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    process.executableURL = URL(fileURLWithPath: Self.interpreter)
    process.arguments = try Self.arguments(options, folder)
    // It writes no compiled files beside its sources.
    process.environment = ["PYTHONDONTWRITEBYTECODE": "1", "PATH": "/usr/bin:/bin"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    addresses = try JSONDecoder().decode([String: String].self, from: Self.line(from: output))
  }

  struct Ended: Error {}

  /// What the process says next.
  private static func line(from output: Pipe) throws -> Data {
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Ended() }
      line += more
    }
    return line
  }

  /// Does nothing wrong from here on.
  public func calmDown() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    _ = try Self.line(from: output)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func arguments(_ options: Options, _ folder: URL) throws -> [String] {
    func write(_ value: [[String: Any]], to name: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try JSONSerialization.data(withJSONObject: value).write(to: url)
      return url.path
    }
    let server = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("server/server.py")
    return [
      server.path, "--log", folder.appendingPathComponent("log").path, "--token", token,
      "--records", try write(options.records.map(\.json), to: "records"),
      "--faults", try write(options.faults.map(\.json), to: "faults"),
      "--limit", String(options.limit), "--musicbrainz-limit", String(options.musicBrainzLimit),
    ] + (options.data.map { ["--data", $0] } ?? [])
      + (options.certificate.map { ["--certificate", $0.path, "--key", $0.key] } ?? [])
  }

  /// One of its hosts.
  public enum Host: String, Sendable, Decodable {
    case discogs
    case musicBrainz = "musicbrainz"
    /// Nobody should be led there.
    case other
    /// The same over http, where the others speak https.
    case plain
    /// Connections are neither taken nor refused.
    case full
  }

  public func address(of host: Host) -> String { addresses[host.rawValue] ?? "" }

  /// Options that lead the program here.
  ///
  /// - Parameter discogs: the host that is asked in place of Discogs.
  public func options(discogs: Host = .discogs) -> [String] {
    [
      "--discogs-url", address(of: discogs), "--musicbrainz-url", address(of: .musicBrainz),
    ]
  }

  /// The file of ``log``: a line for each request.
  public var logPath: String { folder.appendingPathComponent("log").path }

  /// The requests so far, in their order.
  public var log: [SourceRequest] {
    get throws {
      guard let data = FileManager.default.contents(atPath: logPath) else { return [] }
      let decoder = JSONDecoder()
      // The last line may be half written.
      return try data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropLast().map { try decoder.decode(SourceRequest.self, from: Data($0)) }
    }
  }
}

/// A request as the server saw it.
public struct SourceRequest: Sendable, Hashable, Decodable {
  public let source: SourceServer.Host
  /// Seconds, counted as the server counts its window.
  public let at: Double
  public let path: String
  public let query: [String: String]
  /// What proves who asks; nil for nobody.
  public let authorization: String?
  public let agent: String?
  /// 0 for no reply at all.
  public let status: Int

  /// What was asked for.
  public var question: String {
    path + query.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
  }
}
