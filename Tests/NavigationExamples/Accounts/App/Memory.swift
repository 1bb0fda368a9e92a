import Foundation

/// What outlives the process.
struct Memory: Hashable, Codable {
  var hasCompletedWelcome = false
  /// Who is signed in; nil for nobody.
  var user: String?
}

/// A file with a ``Memory``.
struct MemoryFile {
  let url: URL

  /// What is remembered; a fresh memory where there is no file.
  func load() -> Memory {
    guard let data = try? Data(contentsOf: url) else { return Memory() }
    return (try? JSONDecoder().decode(Memory.self, from: data)) ?? Memory()
  }

  func save(_ memory: Memory) throws {
    try JSONEncoder().encode(memory).write(to: url, options: .atomic)
  }
}
