import Synchronization

/// A reader that several threads take chunks from.
final class SharedReader: Sendable {
  /// A chunk or what is wrong there, with its place in the order.
  struct Next: Sendable {
    let number: Int
    let chunk: Result<Chunk, DumpProblem>
  }

  private struct State {
    var reader: ChunkReader
    var number = 0
    var isAtEnd = false
    /// Storage of chunks that are parsed: new memory would cost the system more than reading does.
    var spare: [[UInt8]] = []
  }

  private let state: Mutex<State>

  init(_ reader: sending ChunkReader) {
    state = Mutex(State(reader: reader))
  }

  /// The next chunk; nil after the last one and after a problem.
  ///
  /// Reading and decompressing is done here, so while one thread waits for the file the others parse.
  func next() -> Next? {
    state.withLock { state in
      guard !state.isAtEnd else { return nil }
      let number = state.number
      state.number += 1
      do throws(DumpProblem) {
        if let chunk = try state.reader.next(in: state.spare.popLast()) {
          return Next(number: number, chunk: .success(chunk))
        }
        state.isAtEnd = true
        return nil
      } catch {
        state.isAtEnd = true
        return Next(number: number, chunk: .failure(error))
      }
    }
  }

  /// Takes back the storage of a chunk that is parsed.
  func recycle(_ storage: [UInt8]) {
    // That of an unusually large release is let go of.
    guard storage.count <= 1 << 20 else { return }
    state.withLock { $0.spare.append(storage) }
  }
}
