import Foundation
import SourceServer
import TestSupport
import Testing

/// A photo of a record that no catalogue here knows, scanned into a library by the real program.
struct OnlineScan {
  static let barcode = SamplePhoto.unknownBarcode
  /// The record, as Discogs knows it.
  static let record = SourceRecord(discogs: 77, barcode: barcode)

  let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("in"), withIntermediateDirectories: true)
    try program.folder.write(SamplePhoto.unknown, to: "in/a.png")
  }

  /// A server that knows the record.
  func server(_ faults: [SourceFault] = []) throws -> SourceServer {
    var options = SourceServer.Options()
    options.records = [Self.record]
    options.faults = faults
    return try SourceServer(options)
  }

  /// As somebody who has signed in to Discogs.
  static let environment = [
    "VINYLCRATE_DISCOGS_TOKEN": SourceServer.token, "VINYLCRATE_ONLINE": "yes",
  ]

  /// What a batch over the photo gives.
  ///
  /// - Parameter command: put before the program, such as `unshare -n`.
  func batch(_ options: [String], within command: [String] = []) async throws -> Program.Result {
    let words = command + [Program.executable, "batch", "in", "--format", "jsonl"] + options
    return try await program.start(
      "/usr/bin/env", words, stdin: [], environment: Self.environment
    ).end()
  }

  /// What the library remembers of the photo.
  func remembered() throws -> String? {
    let scans = try program.text("scans", "--format", "jsonl")
    return try JSONText.lines(scans).first?["status"] as? String
  }
}

extension RunningProgram {
  /// Waits for the end without keeping a thread from other tests.
  func end() async throws -> Program.Result {
    while isRunning { try await Task.sleep(for: .milliseconds(10)) }
    return wait()
  }
}
