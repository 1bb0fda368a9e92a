import Foundation
import TestSupport
import Testing

/// The script that names the commit before each build, on packages that are no checkout.
struct NameCommitTests {
  private let program: Program
  private let script = "\(FileManager.default.currentDirectoryPath)/Sources/NameCommit/name-commit"

  init() throws {
    program = try Program()
  }

  /// The value that the script writes for a package in a folder.
  private func commit(of package: String) throws -> Substring? {
    let result = try program.shell("mkdir -p out && sh '\(script)' \(package) out")
    #expect(result.exitCode == 0)
    #expect(result.stderr == "")
    return try program.folder.text(of: "out/Commit.swift").split(separator: " = ").last
  }

  @Test("an unpacked archive has no commit, also inside of another checkout")
  func archive() throws {
    #expect(try commit(of: ".") == "nil\n")
    try #require(try program.shell("git init -q . && mkdir package").exitCode == 0)
    #expect(try commit(of: "package") == "nil\n")
    #expect(try commit(of: ".") == "nil\n", "no commit yet")
  }

  @Test("a checkout has its commit, and says where it was modified")
  func checkout() throws {
    let commands = """
      git init -q . && echo a >file && git add file &&
      git -c user.name=a -c user.email=a@example.org commit -q -m a && git rev-parse --short=7 HEAD
      """
    let made = try program.shell(commands)
    try #require(made.exitCode == 0, "\(made.stderr)")
    let hash = made.stdout.dropLast()
    #expect(try commit(of: ".") == "\"\(hash)\"\n")
    try program.folder.write("b\n", to: "file")
    #expect(try commit(of: ".") == "\"\(hash), modified\"\n")
  }
}
