import DumpFixtures
import Foundation
import PostgresServer
import TestSupport
import Testing

/// A catalogue in a PostgreSQL database, by the program itself.
@Suite(
  .enabled(if: PostgresServer.isInstalled, "there is no PostgreSQL 15"), .timeLimit(.minutes(20)))
struct PostgresCatalogTests {
  private let program: Program
  private let server: PostgresServer
  private var address: String { server.address() }
  private static let dump = "discogs_20261101_releases.xml.gz"

  init() throws {
    program = try Program()
    server = try PostgresServer()
    try program.folder.write(
      Compressor.gzip(DumpText.releases(DumpText.few)), to: Self.dump)
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  private func importDump() throws {
    let imported = try program.run(["catalog", "import", Self.dump, "--to", address])
    #expect(imported.exitCode == 0 && imported.stderr.isEmpty)
    #expect(imported.lines.first?.hasSuffix("4 releases") == true)
    #expect(imported.lines.contains("database   postgresql:///postgres"))
  }

  @Test("a dump is imported once, and photos and searches are answered from it")
  func story() throws {
    try importDump()
    #expect(
      try program.run(["catalog", "import", Self.dump, "--to", address]).stdout
        == "discogs of 2026-11-01 is imported already: --again imports it again\n")
    let scan = try program.run(["scan", "known.png", "--catalog", address])
    #expect(scan.exitCode == 0 && scan.stdout.contains("EBE – Neural Response EP"))
    for number in ["rsn 82", "RSN82", "catno:rsn-82"] {
      let found = try program.run(["search", number, "--catalog", address])
      #expect(found.stdout.hasPrefix("Wagon Christ – Sorry I Make You Lush\n"), "\(number)")
    }
    let info = try program.run(["catalog", "info", "--catalog", address])
    #expect(info.exitCode == 0 && info.stdout.contains("discogs of 2026-11-01"))
    #expect(
      try program.run(["catalog", "upgrade", address]).stdout
        == "all catalogues are of this version\n")
  }

  @Test("the sample photos have the same outcomes as from a file, byte for byte")
  func sameOutcomes() throws {
    let samples = try SampleReleases()
    try program.folder.write(Compressor.gzip(samples.discogs), to: Self.dump)
    try program.folder.write(try samples.musicBrainz, to: "release.jsonl")
    for dump in [Self.dump, "release.jsonl"] {
      #expect(try program.run(["catalog", "import", dump]).exitCode == 0)
      #expect(try program.run(["catalog", "import", dump, "--to", address]).exitCode == 0)
    }
    let scan = try ["scan", "--exit-zero", "--format", "json"] + SampleReleases.photos
    let file = try program.run(scan)
    let database = try program.run(scan + ["--catalog", address])
    #expect(database.stdout == file.stdout && database.exitCode == 0)
  }

  @Test("a server that stops during a batch leaves photos waiting, and resolve finishes them")
  func batch() throws {
    try importDump()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("photos"), withIntermediateDirectories: true)
    for number in 100..<160 {
      // Different photos of one barcode.
      try program.folder.write(
        SamplePhoto.known + Array("\(number)".utf8), to: "photos/\(number).png")
    }
    let batch = ["batch", "photos", "--catalog", address, "--jobs", "1", "--format", "jsonl"]
    let running = try program.start(batch)
    running.wait(forLines: 1)
    try server.stop()
    let first = running.wait()
    try server.start()
    #expect([0, 75].contains(first.exitCode), "\(first.stderr)")
    let outcomes = try JSONText.lines(first.stdout).map { $0["status"] as? String }
    #expect(outcomes.count == 60)
    #expect(outcomes.allSatisfy { $0 == "resolved" || $0 == "pending" })
    #expect(first.exitCode == (outcomes.contains("pending") ? 75 : 0))

    #expect(try program.run(["resolve", "--catalog", address]).exitCode == 0)
    let scans = try program.run(["scans", "--format", "jsonl"])
    let statuses = try JSONText.lines(scans.stdout).map { $0["status"] as? String }
    #expect(statuses.count == 60 && statuses.allSatisfy { $0 == "resolved" })
    let items = try JSONText.lines(
      try program.run(["collection", "list", "--format", "jsonl"]).stdout)
    #expect(items.count == 1)
  }

  @Test("a server that is away is said in one line, and the photo waits")
  func away() throws {
    try importDump()
    try server.stop()
    defer { try? server.start() }
    let lookup = try program.run(["lookup", "7961220922684", "--catalog", address])
    #expect(lookup.exitCode == 75)
    #expect(lookup.stdout.contains("pending"))
    let imported = try program.run(["catalog", "import", Self.dump, "--to", address, "--again"])
    #expect(imported.exitCode == 75 && imported.complaints.count == 1)
    #expect(imported.stderr.contains("postgresql:///postgres"))
  }

  @Test("an import that is killed leaves the catalogue as it was")
  func killed() throws {
    try importDump()
    let others = (100..<20_100).map { DumpText.Release(id: $0, title: "Title \($0)") }
    try program.folder.write(DumpText.releases(others), to: "others.xml")
    let running = try program.start(
      ["catalog", "import", "others.xml", "--to", address, "--name", "discogs"])
    while try server.psql("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'") == "0\n",
      running.isRunning
    { usleep(10_000) }
    running.send(SIGKILL)
    #expect(running.wait().exitCode == 128 + SIGKILL)
    #expect(try program.run(["lookup", "7961220922684", "--catalog", address]).exitCode == 0)
  }

  @Test("a password is never shown, and not taken into the settings")
  func passwords() throws {
    let secret = "postgresql://curator:secret@127.0.0.1:1/records"
    for command in [
      ["lookup", "7961220922684", "--catalog", secret], ["catalog", "info", "--catalog", secret],
      ["catalog", "import", Self.dump, "--to", secret], ["catalog", "upgrade", secret],
      ["config", "set", "catalog", secret],
    ] {
      let result = try program.run(command)
      #expect(result.exitCode != 0, "\(command)")
      #expect(!(result.stdout + result.stderr).contains("secret"), "\(command)")
    }
    let shown = try program.run(
      ["config", "show"], environment: ["VINYLCRATE_CATALOG": secret])
    #expect(shown.exitCode == 0 && !shown.stdout.contains("secret"))
    #expect(shown.stdout.contains("postgresql://curator@127.0.0.1:1/records"))
    let set = try program.run(["config", "set", "catalog", "postgresql://db/records"])
    #expect(set.exitCode == 0)
    #expect(try program.run(["config", "get", "catalog"]).stdout == "postgresql://db/records\n")
  }

  @Test("wrong addresses are refused with what one looks like")
  func wrongAddress() throws {
    let plain = try program.run(["catalog", "import", Self.dump, "--to", "db/records"])
    #expect(plain.exitCode == 64 && plain.stderr.contains("postgresql://USER@HOST/DATABASE"))
    let broken = try program.run([
      "lookup", "7961220922684", "--catalog", "postgresql://h:x:y/z?q=1",
    ])
    #expect(broken.exitCode == 2 && broken.complaints.count == 1)
    let nothing = try program.run(["catalog", "info", "--catalog", address])
    #expect(nothing.exitCode == 2 && nothing.stderr.contains("vinylcrate catalog import DUMP --to"))
  }
}
