import ArgumentParser
import Barcodes
import Library
import Links
import Releases

/// How a record is named on the command line.
enum RecordName: Sendable, Hashable {
  case release(ReleaseID)
  case barcode(GTIN)
}

extension RecordName: ExpressibleByArgument {
  /// How records are named on the command line.
  static let help =
    "A barcode, or a release: its id such as discogs:249504, r249504 or an MBID, or its address."

  /// Nil unless `argument` is a barcode or a release.
  init?(argument: String) {
    if let gtin = try? GTIN(parsing: argument) {
      self = .barcode(gtin)
    } else if let id = ReleaseID(argument: argument) {
      self = .release(id)
    } else {
      return nil
    }
  }
}

extension ReleaseID {
  /// Nil unless `argument` names a release as ``init(typed:)`` says, or is a link to one.
  init?(argument: String) {
    if let id = ReleaseID(typed: argument) {
      self = id
    } else if case .album(let id, _)? = try? DeepLink(parsing: argument) {
      self = id
    } else {
      return nil
    }
  }
}

extension RecordName: CustomStringConvertible {
  var description: String {
    switch self {
    case .release(let id): id.description
    case .barcode(let gtin): gtin.shortestDigits
    }
  }

  /// Whether it names this release.
  func fits(_ release: ReleaseDetail) -> Bool {
    switch self {
    case .release(let id): release.id == id || release.otherIDs.contains(id)
    case .barcode(let gtin): release.gtins.contains(gtin)
    }
  }
}

extension RecordName {
  /// The link that leads to the record.
  var link: DeepLink {
    switch self {
    case .release(let id): .album(id: id)
    case .barcode(let gtin): .search(barcode: gtin)
    }
  }
}

extension Sequence<RecordName> {
  /// The releases that are named, each once.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` if one of them is not there.
  func find(among releases: [ReleaseDetail], in place: String) throws -> [ReleaseDetail] {
    var seen: Set<ReleaseID> = []
    return try flatMap { name in
      let found = releases.filter(name.fits)
      guard !found.isEmpty else { throw LibraryFailure.refused("\(name) is not in \(place)") }
      return found.filter { seen.insert($0.id).inserted }
    }
  }
}

extension Int {
  /// For the summary of a change: how many records were there before.
  var alreadyThere: String {
    switch self {
    case 0: ""
    case 1: " (1 was there already)"
    default: " (\(self) were there already)"
    }
  }
}
