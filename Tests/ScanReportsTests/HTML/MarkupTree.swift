import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Markup as another parser sees it.
struct MarkupTree {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// All the text in it, that of its parts included.
    fileprivate(set) var text = ""
  }

  /// Every element, in the order in which they begin.
  let elements: [Element]

  /// Nil for what is not well-formed.
  init?(_ text: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
  }

  func elements(named name: String, class word: String? = nil) -> [Element] {
    elements.filter { element in
      let words = element.attributes["class"]?.split(separator: " ").map(String.init) ?? []
      return element.name == name && word.map(words.contains) != false
    }
  }

  func text(of name: String, class word: String? = nil) -> [String] {
    elements(named: name, class: word).map(\.text)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      for index in open { elements[index].text += characters }
    }
  }
}
