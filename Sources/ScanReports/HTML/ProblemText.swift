import Problems
import Scanning

/// Why a record is not named, and what to do.
struct ProblemText {
  private let reason: String
  private let advice: String
  private let isTitle: Bool

  /// - Parameters:
  ///   - wording: says what to do.
  ///   - isTitle: whether the reason is the heading, because the photo has no other.
  init(_ problem: ScanProblem, _ wording: RemedyWording, isTitle: Bool) {
    reason = problem.reason
    advice = wording.advice(for: problem) ?? ""
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
