import Foundation
import ReleaseSources
import Releases

/// One copy of a record in somebody's collection at Discogs.
public struct DiscogsInstance: Decodable, Sendable {
  /// The copy's number, unique in all collections.
  public let id: Int
  /// What Discogs says of the release in a list: no tracklist, no identifiers.
  public let release: ReleaseDetail
  /// The number of the folder; 1 is always there and holds what is in no other.
  public let folder: Int
  /// 1 to 5 stars; 0 for none given.
  public let rating: Int
  /// What is in the fields of the collection, by their numbers; none is empty.
  public let fields: [Int: String]
  /// Nil where Discogs does not say, or not as a time.
  public let dateAdded: Date?
  /// The same time as Discogs' collection file has it: date and hour of Discogs' own zone, read as UTC.
  public let dateInFile: Date?

  private enum CodingKeys: String, CodingKey {
    case rating, notes
    case instance = "instance_id"
    case information = "basic_information"
    case folder = "folder_id"
    case dateAdded = "date_added"
  }

  private struct FieldValue: Decodable {
    let field: Int
    let value: DiscogsText?

    enum CodingKeys: String, CodingKey {
      case value
      case field = "field_id"
    }
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .instance)
    release = try values.decode(DiscogsRelease.self, forKey: .information)
      .listed(at: values, .information)
    folder = try values.decodeIfPresent(Int.self, forKey: .folder) ?? 1
    let stars = try values.decodeIfPresent(Int.self, forKey: .rating) ?? 0
    rating = (0...5).contains(stars) ? stars : 0
    // Some replies have a text where others have a list of fields.
    let notes = try? values.decodeIfPresent([FieldValue].self, forKey: .notes)
    fields = (notes ?? []).reduce(into: [:]) { fields, note in
      fields[note.field] = note.value?.text?.withoutCarriageReturns.nonEmpty
    }
    let time = try values.decodeIfPresent(String.self, forKey: .dateAdded)
    dateAdded = time.flatMap { try? Date($0, strategy: .iso8601) }
    dateInFile = time.flatMap { try? Date(String($0.prefix(19)) + "Z", strategy: .iso8601) }
  }
}

/// A record that somebody looks for at Discogs.
public struct DiscogsWant: Decodable, Sendable {
  /// What Discogs says of the release in a list: no tracklist, no identifiers.
  public let release: ReleaseDetail
  public let notes: String
  public let dateAdded: Date?

  private enum CodingKeys: String, CodingKey {
    case notes
    case information = "basic_information"
    case dateAdded = "date_added"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    release = try values.decode(DiscogsRelease.self, forKey: .information)
      .listed(at: values, .information)
    notes =
      try values.decodeIfPresent(DiscogsText.self, forKey: .notes)?.text?.withoutCarriageReturns
      ?? ""
    dateAdded = try values.decodeIfPresent(String.self, forKey: .dateAdded)
      .flatMap { try? Date($0, strategy: .iso8601) }
  }
}

extension DiscogsRelease {
  /// The release of an entry of a list.
  ///
  /// - Throws: `DecodingError` for one without a number.
  fileprivate func listed<Keys: CodingKey>(
    at values: KeyedDecodingContainer<Keys>, _ key: Keys
  ) throws -> ReleaseDetail {
    guard let detail else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values, debugDescription: "no release")
    }
    return detail
  }
}

extension String {
  /// Lines end as they do everywhere else.
  fileprivate var withoutCarriageReturns: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
