import Library
import Links
import Problems
import Releases
import ScanReports
import Text

/// Finds the records that the user names, in the same way as a scan.
struct RecordLookup {
  /// Why a record could not be found.
  struct Failure: Problem {
    let name: RecordName
    let cause: LinkFailure

    var reason: String {
      // The reason names the release already.
      if case .releaseNotFound = cause { return cause.reason }
      return "\(name): \(cause.reason)"
    }

    var remedy: Remedy? { cause.remedy }
  }

  private let resolver: DeepLinkResolver

  init(catalog: any ReleaseCatalog, library: any LibraryReader) throws {
    resolver = DeepLinkResolver(
      catalog: catalog, library: library, preferences: try PressingOptions.usualPreferences)
  }

  /// The releases with these names, in the same order.
  ///
  /// - Throws: ``Failure``; ``LibraryFailure/refused(_:remedy:)`` if a barcode names no release or
  ///   several.
  func releases(_ names: [RecordName]) async throws -> [ReleaseDetail] {
    var releases: [ReleaseDetail] = []
    for name in names { releases.append(try await release(name)) }
    return releases
  }

  /// The release with this name.
  ///
  /// - Throws: as ``releases(_:)``.
  func release(_ name: RecordName) async throws -> ReleaseDetail {
    let match = try await match(name)
    guard let release = match.best else {
      throw LibraryFailure.refused("\(name) is not in the catalogue")
    }
    guard match.isCertain else {
      let pressings = match.releases.map { release in
        [release.id.description, release.pressingLine, release.formatLine]
          .filter { !$0.isEmpty }.joined(separator: " ")
      }
      throw LibraryFailure.refused(
        "\(name) names several pressings (\(pressings.joined(separator: "; "))): name one of them, "
          + "or decide with vinylcrate choose \(name)")
    }
    return release
  }

  /// What the catalogue and the library have of this name.
  ///
  /// - Throws: ``Failure``.
  func match(_ name: RecordName) async throws(Failure) -> Match {
    do {
      return try await resolver.destination(of: name.link).match ?? Match(ranking: .none)
    } catch {
      throw Failure(name: name, cause: error)
    }
  }
}

extension Sequence<ReleaseSummary> {
  /// For the summary of a change: the record if there is one, else how many there are.
  var spoken: String {
    let releases = Array(self)
    guard releases.count == 1 else { return releases.count.counted("record") }
    return "'\(releases[0].recordLine)'"
  }
}
