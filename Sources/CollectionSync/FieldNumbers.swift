import Library
import OnlineCatalogs

/// The numbers of the fields of a collection at Discogs.
///
/// The first three are there for everybody, and their names may have been changed.
public struct FieldNumbers: Sendable, Hashable {
  private var numbers: [DiscogsValues.Field: Int] = [:]
  private var fields: [Int: DiscogsValues.Field] = [:]

  init(_ all: [DiscogsField]) {
    let usual: [(DiscogsValues.Field, names: [String], number: Int)] = [
      (.media, ["media condition", "media"], 1), (.sleeve, ["sleeve condition", "sleeve"], 2),
      (.notes, ["notes"], 3),
    ]
    for (field, names, number) in usual {
      let found =
        all.first { names.contains($0.name.lowercased()) } ?? all.first { $0.id == number }
      if let found, fields[found.id] == nil { pair(found.id, field) }
    }
    for own in all where fields[own.id] == nil && numbers[.own(own.name)] == nil {
      pair(own.id, .own(own.name))
    }
  }

  private mutating func pair(_ number: Int, _ field: DiscogsValues.Field) {
    numbers[field] = number
    fields[number] = field
  }

  /// Nil for a field that the collection does not have.
  func number(of field: DiscogsValues.Field) -> Int? { numbers[field] }

  /// What a copy says. A grade that is no condition of ours is left out.
  func values(of copy: DiscogsInstance) -> DiscogsValues {
    var values = DiscogsValues()
    values[.folder] = copy.folder == 1 ? "" : String(copy.folder)
    values[.rating] = copy.rating == 0 ? "" : String(copy.rating)
    for (number, text) in copy.fields {
      guard let field = fields[number] else { continue }
      values[field] =
        switch field {
        case .media:
          Condition(parsing: text).flatMap { $0.isForSleevesOnly ? nil : $0.description } ?? ""
        case .sleeve: Condition(parsing: text)?.description ?? ""
        default: text
        }
    }
    return values
  }
}
