import Barcodes
import Releases

/// Releases that share a barcode, and what is known of the one in somebody's hands.
struct PressingCase: Decodable {
  /// Where the releases come from: "real" or "made".
  let set: String
  let barcode: String
  let releases: [ReleaseSummary]
  /// The position of the one in the hands.
  let truth: Int
  let preferred: [String]
  /// A catalogue number as somebody types it; empty for none.
  let number: String
  /// Country and year as somebody types them.
  let pressing: String
  /// Names of the photo and of its folder.
  let photo: String
  let folder: String

  var right: ReleaseID { releases[truth].id }

  /// - Parameter hint: what is typed; nil for nothing.
  func clues(
    hint: String? = nil, names: [String] = [], countries: [String] = []
  ) -> PressingClues {
    PressingClues(
      barcode: GTIN(digits: barcode), preferences: PressingPreferences(countries: countries),
      hints: (hint.map { [PressingHint($0, from: .given)] } ?? [])
        + names.map { PressingHint($0, from: .name) })
  }
}
