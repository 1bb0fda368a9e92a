/// A folder of somebody's collection at Discogs.
public struct DiscogsFolder: Decodable, Sendable, Hashable {
  /// 0 is all of the collection, 1 what is in no other folder.
  public let id: Int
  public let name: String
}

/// A field that each copy in somebody's collection at Discogs has.
public struct DiscogsField: Decodable, Sendable, Hashable {
  public let id: Int
  public let name: String
}

/// Some entries of a list that Discogs gives page by page.
public struct DiscogsPage<Entry: Sendable>: Sendable {
  /// How many entries the whole list has.
  public let total: Int
  /// How many pages it has.
  public let pages: Int
  public let entries: [Entry]

  public init(total: Int, pages: Int, entries: [Entry]) {
    self.total = total
    self.pages = pages
    self.entries = entries
  }
}

/// How Discogs writes its lists.
enum CollectionReply {
  struct Folders: Decodable { let folders: [DiscogsFolder] }

  struct Fields: Decodable { let fields: [DiscogsField]? }

  struct Added: Decodable {
    let instance: Int

    enum CodingKeys: String, CodingKey { case instance = "instance_id" }
  }

  struct Pagination: Decodable {
    let items: Int
    let pages: Int
  }

  struct Instances: Decodable {
    let pagination: Pagination
    let releases: [DiscogsInstance]

    var page: DiscogsPage<DiscogsInstance> {
      DiscogsPage(total: pagination.items, pages: pagination.pages, entries: releases)
    }
  }

  struct Wants: Decodable {
    let pagination: Pagination
    let wants: [DiscogsWant]

    var page: DiscogsPage<DiscogsWant> {
      DiscogsPage(total: pagination.items, pages: pagination.pages, entries: wants)
    }
  }
}
