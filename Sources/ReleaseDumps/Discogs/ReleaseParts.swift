import Releases

/// A person or company while it is being read.
struct CreditDraft {
  /// As it is printed.
  var name = ""
  /// As Discogs keeps it; nil for the same.
  var usualName: String?
  var join: String?
  var role = ""
  var tracks: String?
  var catalogueNumber: String?
}

/// A carrier while it is being read.
struct FormatDraft {
  private var name = ""
  private var quantity = 1
  private var text: String?
  var descriptions: [String] = []

  init() {}

  init(_ attributes: XMLAttributes) {
    name = attributes.text("name") ?? ""
    quantity = attributes.text("qty").flatMap { Int($0) } ?? 1
    text = attributes.text("text")
  }

  var format: ReleaseFormat {
    ReleaseFormat(name: name, quantity: quantity, descriptions: descriptions, text: text)
  }
}

/// A track while it is being read.
struct TrackDraft {
  var position = ""
  var title = ""
  var duration: String?
  /// Its own artists and those who helped on it.
  var credits: [CreditDraft] = []
  /// Whether its element has begun and not ended.
  var isOpen = false
  private var isPlaced = false

  /// Adds it to a tracklist, once.
  mutating func place(in tracklist: inout [Track]) {
    guard !isPlaced else { return }
    isPlaced = true
    tracklist.append(Track(position: position, title: title, duration: duration))
  }

  /// Whether it has a title only and no tracks in it.
  var isHeading: Bool { position.isEmpty && duration == nil && !isPlaced }

  /// Its credits, for this track only; whoever has no role there is its artist.
  var contributions: [Contribution] {
    credits.map { credit in
      Contribution(
        name: credit.name, role: credit.role.isEmpty ? "Artist" : credit.role,
        tracks: position.isEmpty ? title : position)
    }
  }
}
