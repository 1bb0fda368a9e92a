import Foundation
import Releases

extension SearchExpression {
  /// As Discogs' search takes it; empty where nothing is searched for.
  var discogsQuery: [(String, String)] {
    var words: [String] = []
    var fields: [(String, String)] = []
    for term in terms {
      let text = term.isPhrase ? "\"\(term.text)\"" : term.text
      switch term.field {
      case .artist: fields.append(("artist", text))
      case .title: fields.append(("release_title", text))
      case .label: fields.append(("label", text))
      case .track: fields.append(("track", text))
      case .catalogueNumber: fields.append(("catno", term.text))
      case .country: fields.append(("country", term.text))
      case .year:
        fields.append(("year", term.years.map { "\($0.lowerBound)-\($0.upperBound)" } ?? text))
      case .format: fields.append(("format", term.text))
      case .barcode: fields.append(("barcode", term.text))
      case .matrix, .labelCode, nil: words.append(text)
      }
    }
    return (words.isEmpty ? [] : [("q", words.joined(separator: " "))]) + fields
  }

  /// As MusicBrainz' search takes it (Lucene); nil where nothing is searched for.
  var musicBrainzQuery: String? {
    let parts = terms.map { term -> String in
      let text = Self.quoted(term.text)
      return switch term.field {
      case .artist: "artist:\(text)"
      case .title: "release:\(text)"
      case .label: "label:\(text)"
      case .catalogueNumber: "catno:\(text)"
      case .country: "country:\(text)"
      case .year:
        term.years.map { "date:[\($0.lowerBound) TO \($0.upperBound)-12-31]" } ?? "date:\(text)"
      case .format: "format:\(text)"
      case .barcode: "barcode:\(text)"
      case .track, .matrix, .labelCode, nil:
        "(release:\(text) OR artist:\(text) OR label:\(text) OR catno:\(text))"
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " AND ")
  }

  /// In quotes nothing but a quote and a backslash has a meaning.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The releases of a barcode that have all words; where none has, all of them, those with more of the
  /// words first.
  func choosing(among releases: [ReleaseSummary]) -> [ReleaseSummary] {
    let words = terms.map { Self.folded($0.text) }
    let counted = releases.map { release in
      let text = Self.folded(
        [
          release.title, release.artists.joined, release.labelLine, release.country ?? "",
          release.released ?? "", release.formatLine,
        ].joined(separator: " "))
      return (release: release, count: words.count { text.contains($0) })
    }
    let fitting = counted.filter { $0.count == words.count }
    return (fitting.isEmpty ? counted.sorted { $0.count > $1.count } : fitting).map(\.release)
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
