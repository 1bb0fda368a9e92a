import AppNavigation
import Library
import Releases
import ScanReports
import Text

/// Finds the records that somebody names, by the same way as a scan.
struct RecordLookup {
  private let resolver: DeepLinkResolver

  init(catalog: any ReleaseCatalog, library: LibraryDatabase) {
    resolver = DeepLinkResolver(catalog: catalog, library: library)
  }

  /// All that is known of each, in the order of their names.
  ///
  /// - Throws: ``LibraryFailure/refused(_:)`` where one is not known, or a barcode names several.
  func releases(_ names: [RecordName]) async throws(LibraryFailure) -> [ReleaseDetail] {
    var releases: [ReleaseDetail] = []
    for name in names { releases.append(try await release(name)) }
    return releases
  }

  /// All that is known of one.
  ///
  /// - Throws: ``LibraryFailure/refused(_:)`` where it is not known, or a barcode names several.
  func release(_ name: RecordName) async throws(LibraryFailure) -> ReleaseDetail {
    let destination: Destination
    do {
      destination = try await resolver.destination(of: name.link)
    } catch .library(let failure) {
      throw failure
    } catch .releaseNotFound(let id) {
      throw .refused("\(NavigationFailure.releaseNotFound(id))")
    } catch {
      throw .refused("\(name): \(error)")
    }
    guard case .albumDetail(let release, _) = destination.route else {
      throw .refused("\(name) is in no catalogue that was asked")
    }
    let ranking = destination.ranking
    guard ranking.entries.isEmpty || ranking.isDecided else {
      let pressings = ranking.entries.map { entry in
        [entry.release.id.description, entry.release.pressingLine, entry.release.formatLine]
          .filter { !$0.isEmpty }.joined(separator: " ")
      }
      throw .refused(
        "\(name) names several pressings (\(pressings.joined(separator: "; "))): name one of them, "
          + "or decide with vinylcrate choose \(name) RELEASE")
    }
    return release
  }
}

extension RecordName {
  fileprivate var link: DeepLink {
    switch self {
    case .release(let id): .album(id: id)
    case .barcode(let gtin): .search(barcode: gtin)
    }
  }
}

extension Sequence<ReleaseSummary> {
  /// The record where it is one, and else how many, for the summary of a change.
  var spoken: String {
    let releases = Array(self)
    guard releases.count == 1 else { return releases.count.counted("record") }
    return "'\(releases[0].recordLine)'"
  }
}
