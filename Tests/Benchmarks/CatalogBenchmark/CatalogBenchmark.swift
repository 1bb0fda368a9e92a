import CatalogStore
import PostgresCatalog
import Releases

/// Measures how long a catalogue takes to answer, as the program asks it.
///
/// Run it by `make bench-catalog` or `make bench-fleet`, which give it a catalogue file or the address of a
/// PostgreSQL database, numbers of readers and, on standard input, a question a line: the name of its group,
/// `barcode`, `release` or `search`, and the text, with tabs between them. It prints for each group and
/// number of readers: group, readers, answers, answers that found something, the 50th, 95th and 99th
/// percentile in microseconds, and answers a second of all readers together.
@main
struct CatalogBenchmark {
  static func main() async throws {
    guard CommandLine.arguments.count > 2 else {
      print("usage: CatalogBenchmark CATALOGUE READERS … < QUESTIONS")
      return
    }
    let path = CommandLine.arguments[1]
    let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    var groups: [(name: String, questions: [Question])] = []
    while let line = readLine() {
      let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
      guard fields.count == 3, let question = Question(kind: fields[1], text: fields[2]) else {
        print("not a question: \(line)")
        return
      }
      if groups.last?.name != fields[0] { groups.append((fields[0], [])) }
      groups[groups.count - 1].questions.append(question)
    }
    for group in groups {
      for readers in numbers {
        let start = ContinuousClock.now
        let answers = try await ask(group.questions, path: path, readers: readers)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let times = answers.map(\.microseconds).sorted()
        let found = answers.count(where: \.isFound)
        let percentiles = [50, 95, 99].map { String(times[(times.count - 1) * $0 / 100]) }
        print(
          ([group.name] + [readers, times.count, found].map(String.init) + percentiles
            + [String(Int(Double(times.count) / seconds))]).joined(separator: "\t"))
      }
    }
  }

  /// Each reader opens the catalogue itself, as another run of the program does, and asks every question,
  /// each from another place on.
  private static func ask(
    _ questions: [Question], path: String, readers: Int
  ) async throws -> [Answer] {
    try await withThrowingTaskGroup(of: [Answer].self) { group in
      for reader in 0..<readers {
        group.addTask {
          let catalog: any ReleaseCatalog =
            PostgresAddress.isAddress(path)
            ? PostgresCatalogs(try PostgresAddress(path)) : try CatalogDatabase(path: path)
          let start = questions.count * reader / readers
          var answers: [Answer] = []
          for question in questions[start...] + questions[..<start] {
            answers.append(try await question.ask(catalog))
          }
          return answers
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}
