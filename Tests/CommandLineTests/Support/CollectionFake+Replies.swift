import Foundation
import LocalServer

extension CollectionFake.State {
  /// As Discogs answers, https://www.discogs.com/developers.
  mutating func reply(to request: ServerRequest) -> ServerReply {
    let path = request.path.split(separator: "/").map(String.init)
    let body =
      (try? JSONSerialization.jsonObject(with: request.body)) as? [String: Any] ?? [:]
    let none = ServerReply.json(["message": "Not found."], status: 404)
    if path == ["oauth", "identity"] { return .json(["id": 1, "username": username]) }
    guard path.count > 2, path[0] == "users", path[1] == username else { return none }
    let numbers = path.compactMap { Int($0) }
    switch (
      request.method, path[2], path.dropFirst(3).filter { Int($0) == nil }.joined(separator: " ")
    )
    {
    case ("GET", "collection", "folders"):
      let all = folders.map { ["id": $0.key, "name": $0.value, "count": 0] as [String: Any] }
      return .json(["folders": [["id": 0, "name": "All", "count": copies.count]] + all])
    case ("POST", "collection", "folders"):
      let id = numbers.first ?? newNumber()
      folders[id] = body["name"] as? String
      return .json(["id": id, "name": folders[id] ?? "", "count": 0], status: 201)
    case ("GET", "collection", "fields"):
      return .json(["fields": fieldNames.map { ["id": $0.key, "name": $0.value] as [String: Any] }])
    case ("GET", "collection", "folders releases"):
      let all = copies.sorted { ($0.value.dateAdded, $0.key) > ($1.value.dateAdded, $1.key) }
      return page(all.map { entry($0.key, $0.value) }, "releases", request)
    case ("POST", "collection", "folders releases"):
      guard folders[numbers[0]] != nil else { return none }
      let instance = newNumber()
      copies[instance] = .init(
        release: numbers[1], folder: numbers[0], dateAdded: "2026-11-22T10:00:00-08:00")
      return .json(["instance_id": instance, "resource_url": ""], status: 201)
    case (_, "collection", "folders releases instances"):
      guard let copy = copies[numbers[2]], copy.folder == numbers[0] else { return none }
      if request.method == "DELETE" {
        copies[numbers[2]] = nil
      } else {
        copies[numbers[2]]?.folder = body["folder_id"] as? Int ?? copy.folder
        copies[numbers[2]]?.rating = body["rating"] as? Int ?? copy.rating
      }
      return ServerReply(status: 204)
    case ("POST", "collection", "folders releases instances fields"):
      guard copies[numbers[2]]?.folder == numbers[0] else { return none }
      copies[numbers[2]]?.fields[numbers[3]] = body["value"] as? String
      return ServerReply(status: 204)
    case ("GET", "wants", _):
      let all = wants.sorted { $0.key < $1.key }
      return page(all.map { want($0.key, $0.value) }, "wants", request)
    case ("DELETE", "wants", _):
      wants[numbers[0]] = nil
      return ServerReply(status: 204)
    case (_, "wants", _):
      wants[numbers[0]] = body["notes"] as? String ?? ""
      return .json(want(numbers[0], wants[numbers[0]] ?? ""), status: 201)
    default: return none
    }
  }

  private mutating func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  private func page(_ all: [[String: Any]], _ name: String, _ request: ServerRequest) -> ServerReply
  {
    let size = Int(request.query["per_page"] ?? "") ?? 50
    let number = Int(request.query["page"] ?? "") ?? 1
    let pages = max(1, (all.count + size - 1) / size)
    guard number <= pages else { return .json(["message": "Not found."], status: 404) }
    return .json([
      "pagination": [
        "per_page": size, "items": all.count, "page": number, "pages": pages, "urls": [:],
      ] as [String: Any],
      name: Array(all.dropFirst((number - 1) * size).prefix(size)),
    ])
  }

  private func entry(_ instance: Int, _ copy: CollectionFake.Copy) -> [String: Any] {
    [
      "id": copy.release, "instance_id": instance, "folder_id": copy.folder,
      "rating": copy.rating, "date_added": copy.dateAdded,
      "basic_information": information(copy.release),
      "notes": copy.fields.map { ["field_id": $0.key, "value": $0.value] as [String: Any] },
    ]
  }

  private func want(_ release: Int, _ notes: String) -> [String: Any] {
    [
      "id": release, "rating": 0, "notes": notes, "notes_public": false,
      "basic_information": information(release),
    ]
  }

  private func information(_ release: Int) -> [String: Any] {
    [
      "id": release, "master_id": 0, "title": "Record \(release)", "year": 1987, "thumb": "",
      "artists": [["name": "Ada (2)", "anv": "", "join": "", "role": "", "tracks": "", "id": 9]],
      "labels": [["name": "Svek", "catno": "SK032", "entity_type": "1", "id": 5]],
      "formats": [["name": "Vinyl", "qty": "2", "descriptions": ["LP"]]],
      "genres": ["Electronic"], "styles": ["Dub"],
    ]
  }
}
