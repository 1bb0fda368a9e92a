import Scanning

/// Why a record is not named, and what helps.
struct ProblemText {
  private let reason: String
  private let advice: String
  private let isTitle: Bool

  /// - Parameter isTitle: whether there is nothing else to call the photo by.
  init(_ problem: ScanProblem, isTitle: Bool) {
    // Every description ends with what to do, behind its last colon.
    let parts = problem.description.split(separator: ": ")
    advice = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    reason = parts.prefix(max(1, parts.count - 1)).joined(separator: ": ")
    self.isTitle = isTitle
  }

  var html: HTML {
    let title: HTML = isTitle ? "<h3>\(reason.capitalized)</h3>" : .empty
    let lead = isTitle ? "" : reason.capitalized + (advice.isEmpty ? "." : ": ")
    let rest = advice.isEmpty ? "" : (isTitle ? advice.capitalized : advice) + "."
    return "\(title)<p class=\"reason\">\(lead)\(rest)</p>"
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
