import Foundation
import Glibc
import TestSupport
import Testing

@testable import Files

/// The bytes of files, and what has none.
struct WholeFileTests {
  private static let limit = 1 << 30
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    try WholeFile(PhotoPath(path), limit: Self.limit).bytes
  }

  @Test("a file's bytes, all of them", arguments: [0, 1, 4095, 4096, 4097, 300_000])
  func wholeFile(count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    let bytes = random.bytes(count)
    #expect(try read(folder.write(bytes, to: "photo")) == bytes)
  }

  @Test("a name that is not UTF-8")
  func invalidName() throws {
    let name = Array(folder.path.utf8) + [0x2F, 0xFF, 0xFE, 0x2E, 0x6A]
    let descriptor = open(name.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    #expect(write(descriptor, [7, 8] as [UInt8], 2) == 2)
    close(descriptor)
    #expect(try WholeFile(PhotoPath(bytes: name), limit: Self.limit).bytes == [7, 8])
    unlink(name.map { CChar(bitPattern: $0) } + [0])
  }

  @Test("a file that is not there, also by its folder or by a link")
  func missing() throws {
    let file = try folder.write([1], to: "file")
    symlink(folder.path("nowhere"), folder.path("link"))
    for path in [folder.path("none"), folder.path("no/ne"), file + "/x", "", folder.path("link")] {
      #expect(throws: FileProblem.missing) { try read(path) }
    }
  }

  @Test("a name with a zero byte is no file's, also where one is called like its beginning")
  func zeroByte() throws {
    let path = try folder.write([1], to: "file")
    #expect(throws: FileProblem.missing) { try read(path + "\0.jpg") }
  }

  @Test("a directory")
  func directory() {
    #expect(throws: FileProblem.directory) { try read(folder.path) }
  }

  @Test("a pipe that nobody writes to is refused at once", .timeLimit(.minutes(20)))
  func fifo() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(throws: FileProblem.notARegularFile) { try read(folder.path("pipe")) }
  }

  @Test("devices and sockets are refused", .timeLimit(.minutes(20)))
  func devices() {
    #expect(throws: FileProblem.notARegularFile) { try read("/dev/null") }
    #expect(throws: FileProblem.notARegularFile) { try read("/dev/zero") }
  }

  @Test("a file without permission", .enabled(if: geteuid() != 0, "root may read all"))
  func permission() throws {
    let path = try folder.write([1], to: "secret")
    chmod(path, 0)
    #expect(throws: FileProblem.permissionDenied) { try read(path) }
  }

  @Test("a file over the limit is refused by its size, without reading it")
  func tooLarge() throws {
    let path = try folder.write([], to: "large")
    #expect(truncate(path, Self.limit + 1) == 0)
    #expect(throws: FileProblem.tooLarge(limit: Self.limit)) { try read(path) }
  }

  @Test("a name longer than the system takes is told in its words")
  func longName() {
    #expect(
      performing: { try read("/" + String(repeating: "a", count: 300)) },
      throws: { error in
        guard case .failed(let reason) = error as? FileProblem else { return false }
        return reason.contains("too long")
      })
  }

  @Test("every problem says what to do, on one line")
  func descriptions() {
    let problems: [FileProblem] = [
      .missing, .directory, .notARegularFile, .permissionDenied, .tooLarge(limit: 1 << 30),
      .failed("reason"),
    ]
    #expect(Set(problems.map(\.reason)).count == problems.count)
    for problem in problems {
      #expect(problem.remedy != nil)
      #expect(!problem.reason.contains("\n"))
    }
  }

  @Test("a file that is written to while it is read is told", .timeLimit(.minutes(20)))
  func changing() throws {
    let path = try folder.write([UInt8](repeating: 1, count: 1 << 20), to: "growing")
    let isSeen = StopSignal()
    // A thread of its own: the tasks of other tests may have all others.
    Thread.detachNewThread { Self.append(to: path, until: isSeen) }
    defer { isSeen.request() }
    // Some attempt falls between two writes.
    var problem: FileProblem?
    while problem == nil {
      do throws(FileProblem) {
        _ = try read(path)
      } catch {
        problem = error
      }
    }
    #expect(problem == .changing)
  }

  private static func append(to path: String, until isOver: StopSignal) {
    let descriptor = open(path, O_WRONLY)
    defer { close(descriptor) }
    while !isOver.isRequested {
      // The size goes up and down, so that the file never grows large.
      for size in [1 << 20, 2 << 20] { ftruncate(descriptor, size) }
    }
  }
}
