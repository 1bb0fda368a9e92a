import AppNavigation
import Library
import Text

extension LibraryTable {
  /// What a push would do at Discogs, by the schema `vinylcrate.discogs/1`.
  ///
  /// - Parameter deletes: whether it would remove what was removed here.
  public init(_ plan: DiscogsPlan, deletes: Bool) {
    titles = ["action", "record", "what", "here", "at Discogs", "release"]
    nameCount = 2
    columns = ["action", "item", "instance", "release", "folder", "field", "here", "discogs"]
    rows = plan.differences.flatMap(\.rows)
    let pushed = plan.differences.count { $0.isPushed(deletes: deletes) }
    let left = plan.differences.count - pushed
    total =
      plan.differences.isEmpty
      ? "nothing to push"
      : pushed.counted("difference") + " to push with --yes"
        + (left > 0 ? ", \(left) left alone" : "")
  }
}

extension DiscogsDifference {
  /// One for each field that was changed; one for what is on one side only.
  fileprivate var rows: [LibraryTable.Row] {
    let isOfFields = kind == .change || kind == .conflict
    let lines =
      isOfFields
      ? changes.map { ($0.field.title, $0.here, $0.there) }
      : [("", changes.map(\.here).filter { !$0.isEmpty }.joined(separator: ", "), "")]
    let record = release.map { ScreenRecord(.release($0))[.record] } ?? "folder \(folderName ?? "")"
    let id = release?.id.description ?? ""
    return lines.map { field, here, there in
      LibraryTable.Row(
        cells: [kind.rawValue, record, field, here.oneLine, there.oneLine, id],
        fields: [
          kind.rawValue, item.map(String.init) ?? "", instance.map(String.init) ?? "", id,
          folderName ?? "", field, here, there,
        ],
        json: .object([
          "schema": .string("vinylcrate.discogs/1"), "action": .string(kind.rawValue),
          "item": item.map(JSONValue.integer) ?? .null,
          "instance": instance.map(JSONValue.integer) ?? .null,
          "release": release.map { .string($0.id.description) } ?? .null,
          "folder": .optional(folderName), "field": .string(field), "here": .string(here),
          "discogs": .string(there),
        ]))
    }
  }

  private var item: Int? { if case .copy(let item, _, _) = subject { item } else { nil } }

  private var instance: Int? {
    switch subject {
    case .folder(_, let there): there
    case .copy(_, let instance, _): instance
    case .want: nil
    }
  }
}

extension DiscogsValues.Field {
  fileprivate var title: String { ownName ?? name }
}

extension String {
  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
