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
      let next = Result { () throws(DumpProblem) in try state.reader.next() }
      guard let chunk = next.chunkOrProblem else {
        state.isAtEnd = true
        return nil
      }
      if case .failure = chunk { state.isAtEnd = true }
      defer { state.number += 1 }
      return Next(number: state.number, chunk: chunk)
    }
  }
}

extension Result<Chunk?, DumpProblem> {
  fileprivate var chunkOrProblem: Result<Chunk, DumpProblem>? {
    switch self {
    case .success(let chunk): chunk.map { .success($0) }
    case .failure(let problem): .failure(problem)
    }
  }
}
