import Foundation
import Testing

@testable import OnlineCatalogs

struct RedirectRuleTests {
  @Test(
    arguments: [
      ("https://a.org/1", "https://a.org/2", true, true),
      ("https://a.org/1", "https://b.org/1", true, false),
      ("https://a.org/1", "https://b.org/1", false, true),
      ("https://a.org/1", "http://a.org/1", false, false),
      ("https://a.org/1", "https://a.org:8443/1", true, false),
      ("https://a.org/1", "file:///etc/passwd", false, false),
      ("http://127.0.0.1:1/1", "http://127.0.0.1:1/2", true, true),
      ("http://127.0.0.1:1/1", "http://127.0.0.1:2/2", true, false),
    ])
  func follows(_ old: String, _ new: String, withToken: Bool, isAllowed: Bool) {
    let refusal = RedirectRule.refusal(
      from: URL(string: old)!, to: URL(string: new)!, withToken: withToken, hops: 1)
    #expect((refusal == nil) == isAllowed)
  }

  @Test func followsNobodyForEver() {
    let url = URL(string: "https://a.org/")!
    #expect(RedirectRule.refusal(from: url, to: url, withToken: false, hops: 6) != nil)
  }
}
