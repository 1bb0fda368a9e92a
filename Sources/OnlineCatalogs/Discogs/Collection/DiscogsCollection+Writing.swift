import Foundation

/// Where one copy is in a collection at Discogs.
public struct DiscogsPlace: Sendable, Hashable {
  public let instance: Int
  /// The number of the release.
  public let release: Int
  /// The number of the folder that it is in.
  public let folder: Int

  public init(instance: Int, release: Int, folder: Int) {
    self.instance = instance
    self.release = release
    self.folder = folder
  }
}

/// What changes the collection. Each is one request, which is sent once.
///
/// All throw ``OnlineFailure``; ``OnlineFailure/isRefusal`` tells whether nothing was changed.
extension DiscogsCollection {
  /// Adds a copy of a release to a folder.
  ///
  /// - Returns: the number of the copy.
  public func add(release: Int, to folder: Int) async throws(OnlineFailure) -> Int {
    let data = try await client.send(
      .post, path + ["folders", String(folder), "releases", String(release)])
    let reply: CollectionReply.Added = try client.parse(data)
    return reply.instance
  }

  /// Rates a copy, and moves it to a folder.
  ///
  /// - Parameters:
  ///   - rating: 0 for none; nil to leave it as it is.
  ///   - folder: nil to leave it where it is.
  public func change(
    _ place: DiscogsPlace, rating: Int?, folder: Int?
  ) async throws(OnlineFailure) {
    var body: [String: Int] = [:]
    body["rating"] = rating
    body["folder_id"] = folder
    _ = try await client.send(.post, path(of: place), body)
  }

  /// Writes a field of a copy.
  public func set(
    field: Int, of place: DiscogsPlace, to text: String
  ) async throws(OnlineFailure) {
    _ = try await client.send(
      .post, path(of: place) + ["fields", String(field)], ["value": text])
  }

  /// Removes a copy.
  public func remove(_ place: DiscogsPlace) async throws(OnlineFailure) {
    _ = try await client.send(.delete, path(of: place))
  }

  /// Makes a folder.
  public func createFolder(_ name: String) async throws(OnlineFailure) -> DiscogsFolder {
    try client.parse(try await client.send(.post, path + ["folders"], ["name": name]))
  }

  public func rename(folder: Int, to name: String) async throws(OnlineFailure) {
    _ = try await client.send(.post, path + ["folders", String(folder)], ["name": name])
  }

  /// Adds a release to the wants.
  public func want(_ release: Int, notes: String) async throws(OnlineFailure) {
    _ = try await client.send(.put, path(ofWant: release), ["notes": notes])
  }

  /// Writes the notes of a want.
  public func setNotes(_ notes: String, ofWant release: Int) async throws(OnlineFailure) {
    _ = try await client.send(.post, path(ofWant: release), ["notes": notes])
  }

  /// Removes a release from the wants.
  public func stopWanting(_ release: Int) async throws(OnlineFailure) {
    _ = try await client.send(.delete, path(ofWant: release))
  }

  private func path(of place: DiscogsPlace) -> [String] {
    path + [
      "folders", String(place.folder), "releases", String(place.release),
      "instances", String(place.instance),
    ]
  }

  private func path(ofWant release: Int) -> [String] {
    ["users", username, "wants", String(release)]
  }
}
