extension [Pressing] {
  /// Each record once. Of two that are linked to each other the one that the user chose stays, else that
  /// of Discogs; it keeps the id of the other.
  ///
  /// - Parameter chosen: the release that the user chose, which need not be among them.
  public func withoutDuplicates(of chosen: ReleaseDetail?) -> [Pressing] {
    let ids = Set(map(\.id))
    let duplicates = filter { pressing in
      guard pressing.id != chosen?.id else { return false }
      let others = pressing.detail?.otherIDs ?? []
      if let chosen, others.contains(chosen.id) || chosen.otherIDs.contains(pressing.id) {
        return true
      }
      return pressing.id.source != .discogs && others.contains(where: ids.contains)
    }
    guard !duplicates.isEmpty else { return self }
    return filter { pressing in !duplicates.contains { $0.id == pressing.id } }.map { pressing in
      guard let detail = pressing.detail else { return pressing }
      let others = duplicates.filter { $0.detail?.otherIDs.contains(pressing.id) == true }
      return Pressing(others.reduce(detail) { $0.linked(to: $1.id) })
    }
  }
}
