import Foundation
import Testing

/// All code in the articles is compiled: it is in a file of this folder, word for word. That of the
/// article on SwiftUI is compiled only where there is SwiftUI, which Linux has not.
@Suite struct ArticleTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let articles =
    examples
    .appendingPathComponent("../../../Sources/Navigation/Documentation.docc").standardizedFileURL

  @Test func theCodeOfEachArticleIsCompiled() throws {
    let compiled = try Self.texts(in: Self.examples, withExtension: "swift").values
      .map { Self.lines(of: $0) }
    let articles = try Self.texts(in: Self.articles, withExtension: "md")
    #expect(articles.count > 5)
    for (article, text) in articles {
      let blocks = Self.swiftBlocks(in: text)
      #expect(!blocks.isEmpty, "\(article) shows no code")
      for block in blocks {
        #expect(
          compiled.contains { Self.contains(block, in: $0) },
          "\(article) shows code that is not compiled:\n\(block.joined(separator: "\n"))")
        let text = block.joined()
        #expect(
          text.count { $0 == "{" } == text.count { $0 == "}" },
          "\(article) shows half a block:\n\(block.joined(separator: "\n"))")
      }
    }
  }

  @Test func aChangedWordIsFound() {
    let lines = ["a", "  b", "c"]
    #expect(Self.contains(["b", "c"], in: lines.map { $0.trimmingCharacters(in: .whitespaces) }))
    #expect(!Self.contains(["b", "d"], in: lines))
    #expect(Self.swiftBlocks(in: "x\n```swift\nlet a = 1\n```\n```\nno\n```") == [["let a = 1"]])
  }

  private static func texts(in folder: URL, withExtension type: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".\(type)") {
      texts[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return texts
  }

  /// Lines without their indentation, which an article does not share with its file, and without
  /// expectations, which it leaves out.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#expect") }
  }

  private static func swiftBlocks(in article: String) -> [[String]] {
    article.components(separatedBy: "```swift\n").dropFirst().map { rest in
      lines(of: rest.components(separatedBy: "\n```")[0])
    }
  }

  private static func contains(_ block: [String], in lines: [String]) -> Bool {
    guard !block.isEmpty, block.count <= lines.count else { return false }
    return (0...lines.count - block.count).contains { start in
      lines[start..<start + block.count].elementsEqual(block)
    }
  }
}
