import Library
import Text

extension FactSheet {
  /// How far a library and a collection at Discogs are the same, by the schema
  /// `vinylcrate.discogs-status/1`.
  public init(_ status: DiscogsStatus, plan: DiscogsPlan, here: LibraryCounts) {
    let waiting = plan.count(.add) + plan.count(.change)
    schema = "vinylcrate.discogs-status/1"
    facts = [
      Fact("account", status.username, key: "account", .string(status.username)),
      Fact(
        "last pull", status.pulledAt?.text ?? "never", key: "pulledAt",
        .optional(status.pulledAt?.text)),
      Fact(
        "last push", status.pushedAt?.text ?? "never", key: "pushedAt",
        .optional(status.pushedAt?.text)),
      Fact(
        "here", "\(here.items.counted("record")), \(here.wants.counted("want"))", key: "records",
        .integer(here.items)),
      Fact(nil, "", key: "wants", .integer(here.wants)),
      Fact(
        "at Discogs", "\(status.copies.counted("record")), \(status.wants.counted("want"))",
        key: "recordsAtDiscogs", .integer(status.copies)),
      Fact(nil, "", key: "wantsAtDiscogs", .integer(status.wants)),
      Fact("to push", waiting.counted("difference"), key: "toPush", .integer(waiting)),
      Fact(
        "conflicts", "\(plan.count(.conflict))", key: "conflicts", .integer(plan.count(.conflict))),
      Fact(
        "removed here", "\(plan.count(.delete)) still at Discogs", key: "removedHere",
        .integer(plan.count(.delete))),
      Fact(
        "removed there", "\(plan.count(.gone)) still here", key: "removedThere",
        .integer(plan.count(.gone))),
    ]
  }
}
