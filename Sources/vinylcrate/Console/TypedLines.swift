import ArgumentParser
import Files

/// The lines that are typed, scanned by hand or piped into standard input; empty ones are left out.
struct TypedLines {
  private var lines = NameStream(OpenFile(.standardInput, isOwned: false))
  private let content: String

  /// - Parameter content: what is expected, for the message that it cannot be read.
  init(of content: String) {
    self.content = content
  }

  /// The next line; nil at the end. Standard input that cannot be read is reported and ends the program
  /// with 2.
  mutating func next() async throws -> String? {
    do throws(FileProblem) {
      return try await lines.next()?.description
    } catch {
      Console.complain("-: \(error.reason): pass \(content) on standard input, one a line")
      throw ExitCode(ExitStatus.unusable.rawValue)
    }
  }
}
