import Foundation
import LocalServer
import TestSupport
import Testing

/// Covers, from a server of the test that speaks as Discogs, the Cover Art Archive and a host of pictures.
struct CoverTests {
  private static let token = "t0psecret"
  private static let mbid = "0b0e5bd3-1b44-4bd2-9b4f-6d6c6e2f1a11"
  private static let picture = SamplePhoto.jpeg
  private let program: Program
  private let server: LocalServer

  init() throws {
    program = try Program()
    server = try LocalServer { request in
      let here = "http://" + (request.headers["host"] ?? "")
      func release(_ image: String) -> ServerReply {
        .json(["id": 21, "title": "A", "images": [["uri": image, "width": 600, "height": 600]]])
      }
      func file(_ bytes: [UInt8], type: String = "image/jpeg") -> ServerReply {
        ServerReply(headers: ["Content-Type": type], body: Data(bytes))
      }
      return switch request.path {
      case "/releases/21": release(here + "/front.jpg")
      case "/releases/22": release("")
      case "/releases/23": release("http://192.0.2.1/front.jpg")
      case "/releases/24": release(here + "/broken.jpg")
      case "/releases/25": release(here + "/page")
      case "/releases/26": release(here + "/endless.jpg")
      case "/releases/27": release("images/R-27.jpg")
      case "/front.jpg": file(Self.picture)
      case "/broken.jpg": file(Array("not a picture".utf8))
      case "/page": file(Array("<html>".utf8), type: "text/html")
      case "/endless.jpg":
        ServerReply(
          headers: ["Content-Type": "image/jpeg"], body: Data(count: 1 << 20),
          manner: .repeated(4096))
      case "/release/\(Self.mbid)/front-500":
        ServerReply(status: 307, headers: ["Location": here + "/front.jpg"])
      default: .json(["message": "Not found."], status: 404)
      }
    }
  }

  private func run(_ arguments: String..., token: String = Self.token) throws -> Program.Result {
    let address = server.url.absoluteString
    let result = try program.run(
      arguments + [
        "--discogs-url", address, "--musicbrainz-url", address, "--covers-url", address,
      ],
      environment: ["VINYLCRATE_DISCOGS_TOKEN": token, "VINYLCRATE_ONLINE": ""])
    #expect(!(result.stdout + result.stderr).contains(Self.token))
    return result
  }

  private var paths: [String] { server.log.map(\.path) }

  @Test("the picture is written as it is, once for both; its host gets no token")
  func written() throws {
    let result = try run("cover", "discogs:21", "-o", "cover.jpg")
    #expect(result.exitCode == 0)
    #expect(result.stdout.hasPrefix("cover.jpg: "))
    #expect(result.stdout.hasSuffix(" pixels, the cover of discogs:21\n"))
    let written = try #require(
      FileManager.default.contents(atPath: program.folder.path("cover.jpg")))
    #expect(Array(written) == Self.picture)
    let again = try run("cover", "discogs:21", "-o", "cover.jpg")
    #expect(again.exitCode == 0)
    #expect(paths == ["/releases/21", "/front.jpg"])
    #expect(server.log.last?.headers["authorization"] == nil)
  }

  @Test("the Cover Art Archive needs no token")
  func archive() throws {
    let result = try run("cover", "musicbrainz:\(Self.mbid)", "-o", "cover.jpg", token: "")
    #expect(result.exitCode == 0)
    #expect(paths == ["/release/\(Self.mbid)/front-500", "/front.jpg"])
  }

  @Test("a cover never replaces another picture")
  func replaced() throws {
    try program.folder.write(SamplePhoto.known, to: "mine.png")
    let result = try run("cover", "discogs:21", "-o", "mine.png", "--force")
    #expect(result.exitCode == 74)
    #expect(result.stderr.contains("mine.png: is a photo"))
    #expect(
      FileManager.default.contents(atPath: program.folder.path("mine.png")).map(Array.init)
        == SamplePhoto.known)
  }

  @Test(
    "what is no cover is said in one line, and nothing is written",
    arguments: [
      ("discogs:20", 1, "its source has no cover"),
      ("discogs:22", 1, "its source has no cover"),
      ("discogs:27", 1, "its source has no cover"),
      ("discogs:23", 75, "a picture at http://"),
      ("discogs:24", 2, "is no picture"),
      ("discogs:25", 75, "no picture"),
      ("discogs:26", 75, "the reply is over 16 MB"),
    ])
  func none(record: String, exitCode: Int32, words: String) throws {
    let result = try run("cover", record, "-o", "cover.jpg")
    #expect(result.exitCode == exitCode)
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains(words), "\(result.stderr)")
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("cover.jpg")))
  }

  @Test("without a token Discogs has no covers, which is said")
  func noToken() throws {
    let result = try run("cover", "discogs:21", "-o", "cover.jpg", token: "")
    #expect(result.exitCode == 1)
    #expect(result.stderr.contains("sign in with vinylcrate auth login"))
    #expect(paths == [])
    #expect(try run("cover", "discogs:21", "-o", "cover.jpg", "--offline").exitCode == 64)
  }

  @Test("a report shows the cover beside the photo, and what its source wants to be said")
  func report() throws {
    try program.folder.write(SamplePhoto.known, to: "a.png")
    try program.folder.write(SamplePhoto.blank, to: "b.png")
    let plain = try run("scan", "--report", "plain.html", "a.png", "b.png")
    #expect(plain.exitCode == 1)
    #expect(paths == [])
    #expect(try !program.folder.text(of: "plain.html").contains("<figure class=\"cover\">"))
    let result = try run("scan", "--report", "r.html", "--covers", "a.png", "b.png")
    #expect(result.exitCode == 1)
    let page = try program.folder.text(of: "r.html")
    #expect(page.components(separatedBy: "<figure class=\"cover\">").count == 2)
    #expect(page.contains("Data provided by Discogs."))
    #expect(!page.contains("MusicBrainz"))
    #expect(!page.contains(server.url.absoluteString), "the page loads nothing")
    #expect(paths == ["/releases/21", "/front.jpg"])
    #expect(try run("scan", "--covers", "a.png").exitCode == 64)
  }

  @Test("a report is written without covers where they cannot be had, which is said once")
  func withoutCovers() throws {
    try program.folder.write(SamplePhoto.known, to: "a.png")
    try program.folder.write(SamplePhoto.known, to: "b.png")
    let nowhere = try LocalServer { _ in ServerReply() }.url.absoluteString
    let result = try program.run(
      ["scan", "--report", "r.html", "--covers", "a.png", "b.png", "--discogs-url", nowhere],
      environment: ["VINYLCRATE_DISCOGS_TOKEN": Self.token])
    #expect(result.exitCode == 0)
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains("no cover of discogs:21"))
    #expect(try program.folder.text(of: "r.html").contains("Made by VinylCrate"))
  }
}
