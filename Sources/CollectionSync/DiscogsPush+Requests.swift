import Library
import OnlineCatalogs
import Releases

extension DiscogsPush {
  /// Sends what one difference takes.
  func send(_ difference: DiscogsDifference) async throws {
    let change = difference.changes.first
    switch difference.subject {
    case .folder(let folder, let there): try await send(folder, there, change?.value ?? "")
    case .want: try await sendWant(difference)
    case .copy(let item, let instance, let folder):
      guard let release = difference.release?.id, let number = Int(release.value) else { return }
      guard let instance else {
        if let item { try await add(item, of: release, number, to: folder) }
        return
      }
      let place = DiscogsPlace(instance: instance, release: number, folder: folder)
      guard difference.kind != .delete else { return try await remove(place) }
      try await send(difference.changes, of: place, release)
    }
  }

  private func send(_ folder: CollectionFolder.ID?, _ there: Int?, _ name: String) async throws {
    guard let folder else { return }
    var id = there
    if let there {
      try await collection.rename(folder: there, to: name)
    } else {
      id = try await collection.createFolder(name).id
    }
    if let id { try await library.pair(folder, withDiscogs: id, named: name) }
  }

  private func add(
    _ item: CollectionItem.ID, of release: ReleaseID, _ number: Int, to folder: Int
  ) async throws {
    let intent = DiscogsIntent(
      .newCopy(item), of: release, sent: [.folder: folder == 1 ? "" : String(folder)])
    let note = try await library.begin(intent)
    let instance = try await dropping(note) { () throws(OnlineFailure) in
      try await collection.add(release: number, to: folder)
    }
    try await library.finish(intent, note, instance: instance)
  }

  /// Sends the folder and the rating in one request, and each other field in one of its own.
  private func send(
    _ changes: [DiscogsDifference.Change], of place: DiscogsPlace, _ release: ReleaseID
  ) async throws {
    let values = changes.reduce(into: [DiscogsValues.Field: String]()) { $0[$1.field] = $1.value }
    var place = place
    let frame = values.filter { $0.key == .folder || $0.key == .rating }
    if !frame.isEmpty {
      let folder = frame[.folder].map { Int($0) ?? 1 }
      try await noting(.copy(instance: place.instance), release, frame) {
        [place] () throws(OnlineFailure) in
        try await collection.change(
          place, rating: frame[.rating].map { Int($0) ?? 0 }, folder: folder)
      }
      place = DiscogsPlace(
        instance: place.instance, release: place.release, folder: folder ?? place.folder)
    }
    for change in changes {
      guard let number = fields.number(of: change.field) else { continue }
      try await noting(
        .copy(instance: place.instance), release, [change.field: change.value]
      ) { [place] () throws(OnlineFailure) in
        try await collection.set(field: number, of: place, to: change.value)
      }
    }
  }

  private func sendWant(_ difference: DiscogsDifference) async throws {
    guard let release = difference.release?.id, let number = Int(release.value) else { return }
    if difference.kind == .delete {
      try await orGone { () throws(OnlineFailure) in try await collection.stopWanting(number) }
      return try await library.noteRemoval(want: release)
    }
    let notes = difference.changes.first?.value ?? ""
    try await noting(.want, release, [.notes: notes]) { () throws(OnlineFailure) in
      if difference.kind == .add {
        try await collection.want(number, notes: notes)
      } else {
        try await collection.setNotes(notes, ofWant: number)
      }
    }
  }

  private func remove(_ place: DiscogsPlace) async throws {
    try await orGone { () throws(OnlineFailure) in try await collection.remove(place) }
    try await library.noteRemoval(instance: place.instance)
  }

  /// Notes a request before it is sent, and its result after.
  private func noting(
    _ subject: DiscogsIntent.Subject, _ release: ReleaseID, _ sent: [DiscogsValues.Field: String],
    _ request: () async throws(OnlineFailure) -> Void
  ) async throws {
    let intent = DiscogsIntent(subject, of: release, sent: sent)
    let note = try await library.begin(intent)
    try await dropping(note, request)
    try await library.finish(intent, note)
  }

  /// Sends a request, and drops its note if it was refused: otherwise nobody knows.
  private func dropping<Value>(
    _ note: Int64, _ request: () async throws(OnlineFailure) -> Value
  ) async throws -> Value {
    do throws(OnlineFailure) {
      return try await request()
    } catch {
      if error.isRefusal { try await library.drop(intent: note) }
      throw error
    }
  }

  /// What is not there need not be removed.
  private func orGone(_ request: () async throws(OnlineFailure) -> Void) async throws {
    do throws(OnlineFailure) {
      try await request()
    } catch {
      guard case .status(404, _) = error.fault else { throw error }
    }
  }
}
