import ReleaseSources
import Releases

/// A master, which groups pressings.
struct DiscogsMaster: Decodable, Sendable {
  let title: String?
  let year: DiscogsText?
  let mainRelease: DiscogsText?
  let artists: [DiscogsRelease.Credit]?

  enum CodingKeys: String, CodingKey {
    case title, year, artists
    case mainRelease = "main_release"
  }
}

/// A page of the pressings of a master.
struct DiscogsVersions: Decodable, Sendable {
  let versions: [Version]
  let pagination: DiscogsPages?

  struct Version: Decodable, Sendable {
    let id: DiscogsText
    let title: String?
    let label: String?
    let number: String?
    let country: String?
    let released: DiscogsText?
    /// Descriptions with commas between them; older replies have the carrier first.
    let format: String?
    let carriers: [String]?
    let status: String?

    enum CodingKeys: String, CodingKey {
      case id, title, label, country, released, format, status
      case number = "catno"
      case carriers = "major_formats"
    }
  }
}

/// How long a list is.
struct DiscogsPages: Decodable, Sendable {
  let pages: Int
  let items: Int
}

extension DiscogsVersions.Version {
  /// Nil for one that was never published.
  ///
  /// - Parameter master: gives the artists, which a version does not name.
  func summary(of master: DiscogsMaster?) -> ReleaseSummary? {
    guard let id = id.number, !["Deleted", "Draft", "Rejected"].contains(status ?? "") else {
      return nil
    }
    return ReleaseSummary(
      id: ReleaseID(source: .discogs, value: String(id)), title: title ?? "",
      artists: (master?.artists ?? []).map(\.artist), labels: labels, formats: formats,
      country: country?.nonEmpty.map(DiscogsCountry.code),
      released: (released?.text).flatMap { PartialDate.text(of: Array($0.utf8)) },
      isMainRelease: master?.mainRelease?.number == id)
  }

  /// Names and numbers come as two lists, which fit only where they are equally long.
  private var labels: [LabelCredit] {
    let names = parts(label)
    let numbers = parts(number).map { $0 == "none" ? nil : $0 }
    guard names.count == numbers.count else {
      return names.enumerated().map { index, name in
        LabelCredit(
          name: name.withoutNumber,
          catalogueNumber: index == 0 ? number?.nonEmpty.flatMap { $0 == "none" ? nil : $0 } : nil)
      }
    }
    return zip(names, numbers).map { LabelCredit(name: $0.withoutNumber, catalogueNumber: $1) }
  }

  private var formats: [ReleaseFormat] {
    let descriptions = parts(format)
    guard let carrier = carriers?.first ?? descriptions.first else { return [] }
    return [
      ReleaseFormat(name: carrier, descriptions: descriptions.filter { $0 != carrier })
    ]
  }

  private func parts(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { $0.drop(while: \.isWhitespace) }.map(String.init)
  }
}
