import Files
import Glibc
import SystemPackage

/// Sorted runs of words, each with the releases that have it, in a file or, for few, in memory.
final class RunFile {
  /// Where a run begins and ends.
  struct Run {
    let start: Int
    var end: Int
  }

  private static let bufferSize = 1 << 20
  private let descriptor: FileDescriptor?
  private var memory: [UInt8] = []
  private var buffer = ByteWriter()
  private var size = 0

  /// - Parameter path: the file; nil for memory.
  init(_ path: PhotoPath?) throws(FileProblem) {
    guard let path else {
      descriptor = nil
      return
    }
    descriptor = try FileProblem.writing {
      try path.withFileSystemName {
        try FileDescriptor.open(
          $0, .readWrite, options: [.create, .truncate, .closeOnExec], permissions: .ownerReadWrite)
      }
    }
  }

  deinit {
    try? descriptor?.close()
  }

  func beginRun() throws(FileProblem) -> Run { Run(start: size, end: size) }

  func append(
    word: some Collection<UInt8>, count: Int, _ postings: [UInt8], to run: inout Run
  ) throws(FileProblem) {
    buffer.write(word.count)
    buffer.write(raw: word)
    buffer.write(count)
    buffer.write(postings.count)
    buffer.write(raw: postings)
    if buffer.count > Self.bufferSize { try flush() }
  }

  func end(_ run: Run) throws(FileProblem) -> Run {
    try flush()
    return Run(start: run.start, end: size)
  }

  /// The bytes from an offset, as many as there are up to `count`.
  func read(at offset: Int, count: Int) throws(FileProblem) -> [UInt8] {
    guard let descriptor else { return Array(memory[offset...].prefix(count)) }
    return try FileProblem.writing {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
        read = try descriptor.read(
          fromAbsoluteOffset: Int64(offset), into: UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }

  private func flush() throws(FileProblem) {
    if let descriptor {
      try FileProblem.writing { _ = try descriptor.writeAll(buffer.bytes) }
    } else {
      memory += buffer.bytes
    }
    size += buffer.count
    buffer.removeAll()
  }
}

extension FileProblem {
  /// What `body` makes; errors of the system become problems.
  static func writing<Value>(_ body: () throws -> Value) throws(FileProblem) -> Value {
    do {
      return try body()
    } catch {
      throw FileProblem(error as? Errno ?? .ioError)
    }
  }
}
