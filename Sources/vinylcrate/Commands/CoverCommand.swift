import ArgumentParser
import Files
import Foundation
import ImageDecoding
import Releases
import ScanReports
import Text

/// `vinylcrate cover`: fetches the picture of a cover.
struct CoverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cover",
    abstract: "Fetch the picture of a record's cover.",
    discussion: """
      Discogs has covers for those who signed in with vinylcrate auth login; those of MusicBrainz are \
      at the Cover Art Archive. The file is the picture as its source gave it. What is fetched is kept \
      for a while, as vinylcrate cache says.

      Exit codes: 0 written, 1 there is no cover, 2 a picture that cannot be used, or a refused token, \
      75 the source cannot be reached now, 64 wrong usage, 74 the file cannot be written.

      EXAMPLES
        vinylcrate cover discogs:249504 -o cover.jpg
        vinylcrate cover 5012394144777 -o - | display
      """)

  @Argument(help: ArgumentHelp(RecordName.help))
  var record: RecordName

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"),
    completion: .file())
  var output: String

  @OptionGroup var overwriting: OverwritingOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    guard online.reach != .offline else {
      throw ValidationError("A cover is fetched: --offline does not go with it.")
    }
  }

  func run() async throws {
    guard let source = try online.coverSource else { return }
    try await Failures.reporting {
      let id = try await release()
      guard let bytes = try await source.cover(of: id).map(Array.init) else {
        Console.complain("\(id): \(try absence(of: id))")
        return try ExitStatus.incomplete.end()
      }
      guard let picture = try? ImageDecoder().preview(of: bytes, page: nil, longestSide: 320) else {
        Console.complain("\(id): what its source gives as a cover is no picture")
        return try ExitStatus.unusable.end()
      }
      guard output != "-" else {
        return try Console.write(bytes)
      }
      try write(bytes)
      try Console.write(
        "\(output): \(picture.uprightWidth) by \(picture.uprightHeight) pixels, the cover of \(id)"
          .safeForTerminal + "\n")
    }
  }

  /// A cover that is there already stays as it is.
  private func write(_ bytes: [UInt8]) throws {
    let path = PhotoPath(output)
    if let there = FileManager.default.contents(atPath: output), there == Data(bytes) { return }
    let file = try OutputFile(
      path, .cover, try overwriting.rules(library: library, catalog: catalog))
    try file.write(bytes)
    try file.finish()
  }

  private func release() async throws -> ReleaseID {
    switch record {
    case .release(let id): return id
    case .barcode:
      let library = try library.openReader()
      return try await RecordLookup(
        catalog: try online.chain(catalog.open(), library), library: library
      ).release(record).id
    }
  }

  private func absence(of id: ReleaseID) throws -> String {
    try id.source == .discogs && OnlineOptions.token() == nil
      ? "Discogs shows covers to users with a token: sign in with vinylcrate auth login"
      : "its source has no cover"
  }
}
