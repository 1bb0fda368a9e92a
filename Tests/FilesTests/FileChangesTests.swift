import Foundation
import Glibc
import TestSupport
import Testing

@testable import Files

/// When files change.
struct FileChangesTests {
  private let folder: TemporaryFolder
  private let changes: FileChanges

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([1], to: "a")
    changes = try FileChanges(of: ["a", "b"], in: PhotoPath(folder.path))
  }

  @Test("writing is told before the file is closed")
  func written() async throws {
    let descriptor = open(folder.path("a"), O_WRONLY)
    defer { close(descriptor) }
    for _ in 0..<3 {
      #expect(write(descriptor, [1], 1) == 1)
      #expect(await changes.next())
    }
  }

  @Test(
    "that a file is made, moved or removed is told",
    arguments: ["touch b", "mv a c", "mv a b", "rm a"])
  func places(command: String) async throws {
    let shell = try Process.run(
      URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "cd \(folder.path) && \(command)"])
    shell.waitUntilExit()
    #expect(await changes.next())
  }

  @Test("other files are not told")
  func others() async throws {
    try folder.write([1], to: "c")
    try folder.write([1], to: "aa")
    let waiting = Task { [changes] in await changes.next() }
    waiting.cancel()
    #expect(await !waiting.value)
  }

  @Test("where the folder goes, nothing is waited for any more")
  func gone() async throws {
    try FileManager.default.removeItem(atPath: folder.path)
    // The files in it went first.
    while await changes.next() {}
  }

  @Test("a folder that is not there cannot be watched")
  func missing() {
    #expect(throws: FileProblem.self) {
      try FileChanges(of: ["a"], in: PhotoPath(folder.path("none")))
    }
  }
}
