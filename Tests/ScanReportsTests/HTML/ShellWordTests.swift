import Files
import Foundation
import Scanning
import Testing

@testable import ScanReports

/// File names as words of a command.
struct ShellWordTests {
  @Test(
    "bash makes of the word the very bytes of the name",
    arguments: [
      "a.jpg", "a b.jpg", "it's.jpg", "'", "''", "\\", "$HOME", "`id`", "a\"b", "*", "~/x", "a;b",
      "ä.jpg", "夜.jpg", "a\nb", "\u{1B}[31m", "\t", "a!b", "#a", "",
    ].map { Array($0.utf8) } + [
      [0xFF, 0x31], [0x61, 0xC3], [0x27, 0xFF, 0x5C], [0xED, 0xA0, 0x80],
    ])
  func shell(name: [UInt8]) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "printf %s " + ShellWord(PhotoPath(bytes: name)).text]
    process.standardOutput = output
    try process.run()
    #expect(Array(output.fileHandleForReading.readDataToEndOfFile()) == name)
    process.waitUntilExit()
  }

  @Test("a name that begins with a hyphen is no option")
  func hyphen() {
    #expect(ShellWord(PhotoPath("-a.jpg")).text == "./-a.jpg")
  }

  @Test("the word can be shown: no control characters, nothing that is not text")
  func visible() {
    let word = ShellWord(PhotoPath(bytes: [0x1B, 0xFF, 0x0A, 0xE2, 0x80, 0xAE])).text
    #expect(word.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) })
  }
}
