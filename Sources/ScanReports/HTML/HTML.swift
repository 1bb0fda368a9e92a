import Text

/// Markup. Interpolated strings are escaped, so that text from outside can never become a tag, an
/// attribute or a control character.
struct HTML: Sendable, Equatable {
  private(set) var text: String

  static let empty: HTML = ""

  static func + (a: HTML, b: HTML) -> HTML { HTML(trusted: a.text + b.text) }

  /// Uses text as markup, without escaping.
  init(trusted text: String) {
    self.text = text
  }
}

extension HTML: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {
    text = value
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    mutating func appendInterpolation(_ content: String) {
      text += content.escapedForHTML
    }

    mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }

    mutating func appendInterpolation(_ markup: HTML) {
      text += markup.text
    }

    mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { text += part.text }
    }
  }
}

extension String {
  /// The text escaped for elements and quoted attributes (HTML Living Standard, section 13.3), with
  /// U+FFFD for characters that could change the direction of writing or break a line.
  fileprivate var escapedForHTML: String {
    var escaped = ""
    for scalar in safeForTerminal.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
