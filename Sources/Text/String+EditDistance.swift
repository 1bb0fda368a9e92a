extension String {
  /// How many characters must be put in, left out or replaced to make the other text (Levenshtein).
  public func editDistance(to other: String) -> Int {
    let target = Array(other)
    var distances = Array(0...target.count)
    for (row, character) in enumerated() {
      var diagonal = distances[0]
      distances[0] = row + 1
      for column in target.indices {
        let replaced = diagonal + (character == target[column] ? 0 : 1)
        diagonal = distances[column + 1]
        distances[column + 1] = Swift.min(replaced, diagonal + 1, distances[column] + 1)
      }
    }
    return distances[target.count]
  }
}
