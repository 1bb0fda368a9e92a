import Foundation
import TestSupport
import Testing

/// An evening of somebody with ten thousand records and two hundred new photos, by keys alone.
@Suite(
  .enabled(if: AppTerminal.isAvailable, "there is no tmux"), .timeLimit(.minutes(20)), .serialized)
struct AppCollectorTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.skipWelcome()
    var file = "Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder\n"
    for number in 1...10_000 {
      file += "N \(number),Artist \(number % 97),Title \(number),Label,LP,0,\(1960 + number % 60),"
      file += "\(30_000_000 + number),Shelf \(number % 9)\n"
    }
    try program.folder.write(Array(file.utf8), to: "collection.csv")
    // 1, because no catalogue has the records.
    let imported = try program.run(["collection", "import", program.folder.path("collection.csv")])
    #expect(imported.exitCode == 1)
    try FileManager.default.createDirectory(
      atPath: program.folder.path("photos"), withIntermediateDirectories: true)
    for number in 0..<200 {
      let photo =
        switch number {
        case 60, 61: SamplePhoto.shared
        case 120, 121: SamplePhoto.blank
        default: SamplePhoto.known
        }
      // Bytes after the end of the picture make each photo a file of its own.
      let name = String(format: "photos/%03d.png", number)
      try program.folder.write(photo + [UInt8(number), 0], to: name)
    }
  }

  @Test("a folder is dropped, the collection browsed meanwhile, doubts answered, one change undone")
  func evening() async throws {
    let terminal = try AppTerminal(program)
    try await terminal.open()
    try await terminal.see("10000 records", "Title 1")
    try terminal.paste("'\(program.folder.path("photos"))'")
    try await terminal.see("Scanner", "200")

    // The scan goes on while the collection is looked at.
    try terminal.press("Escape")
    try await terminal.see("Home", "Title 1")
    try terminal.press("/")
    try terminal.type("title 7777")
    try await terminal.see("1 of ", "Title 7777", "N 7777")
    try terminal.press("Enter", "Enter")
    try await terminal.see("Title 7777", "Your copies")
    try terminal.press("Escape")
    try await terminal.see("/ title 7777")
    try terminal.press("Escape")
    try await terminal.seeNo("/ title 7777")
    try terminal.press("3")
    try await terminal.see("Discover", "duplicates")

    try terminal.press("s")
    try await terminal.see("200 photos, 196 in your collection", "2 ambiguous", "2 unread")
    // What is in doubt comes one after the other.
    try terminal.press("Tab")
    try await terminal.see("060.png", "pressings share this barcode")
    try terminal.press("Enter")
    try await terminal.see("≠ country", "choose for 2 photos")
    try terminal.press("Enter")
    try await terminal.see("noted that 666561001216 is", "no bars seen: ")
    try terminal.type("667209300210")
    try await terminal.see("look up 667209300210")
    try terminal.press("Enter")
    try await terminal.see("noted that 120.png shows", "no bars seen: ")
    try terminal.press("Down")
    try await terminal.see("a further photo of the record above")
    try terminal.press("Enter")
    try await terminal.see("200 photos, 200 in your collection", "198 resolved", "2 assigned")
    // Many photos of one record are one copy.
    #expect(try program.text("collection").hasSuffix("\n10003 records\n"))

    try terminal.press("M-u")
    try await terminal.see("undone: ", "200 photos, 199 in your collection")
    try terminal.press("Escape")
    try await terminal.see("Discover")
    try terminal.press("1")
    try await terminal.see("10003 records")
    try terminal.press("q")
    try await terminal.seeNo("10003 records")
  }
}
