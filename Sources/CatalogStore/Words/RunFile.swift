import Files
import Glibc
import SystemPackage

/// Sorted runs of words, each with the releases that have it, in a file or, for few, in memory.
final class RunFile {
  /// Where a run begins and ends.
  struct Run {
    let start: Int
    let end: Int
  }

  private let descriptor: FileDescriptor?
  private var memory: [UInt8] = []
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

  /// Writes a word and the releases that have it.
  static func write(
    word: some Collection<UInt8>, count: Int, _ postings: [UInt8], to run: inout ByteWriter
  ) {
    run.write(word.count)
    run.write(raw: word)
    run.write(count)
    run.write(postings.count)
    run.write(raw: postings)
  }

  /// Adds a run of words, each written by ``write(word:count:_:to:)``, in the order of their bytes.
  func append(_ run: [UInt8]) throws(FileProblem) -> Run {
    if let descriptor {
      try FileProblem.writing { _ = try descriptor.writeAll(run) }
    } else {
      memory += run
    }
    defer { size += run.count }
    return Run(start: size, end: size + run.count)
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
