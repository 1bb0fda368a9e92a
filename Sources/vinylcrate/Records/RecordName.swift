import ArgumentParser
import Barcodes
import Links
import Releases

/// How a record is named on the command line.
enum RecordName: Sendable, Hashable {
  case release(ReleaseID)
  case barcode(GTIN)
}

extension RecordName: ExpressibleByArgument {
  /// Nil unless `argument` is a release id with its source, such as discogs:249504, or a barcode.
  init?(argument: String) {
    if argument.contains(":"), let id = ReleaseID(argument) {
      self = .release(id)
    } else if let gtin = try? GTIN(parsing: argument) {
      self = .barcode(gtin)
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
    case .release(let id): release.id == id
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
