import CatalogImport
import CatalogStore
import Files
import Library
import ScanReports
import TerminalUI
import Text

/// Makes catalogues of dumps while the app runs, and puts them into use.
struct AppImport: Sendable {
  let options: CatalogOptions
  let inUse: CatalogInUse
  let library: LibraryDatabase

  /// Imports a dump as `vinylcrate catalog import` does.
  ///
  /// - Returns: what came of it, in words.
  @concurrent
  func run(
    _ dump: PhotoPath, _ tell: @escaping @Sendable (ImportProgress) -> Void
  ) async throws -> String {
    let outcome = try await CatalogImport(dump, into: .ofUser).run { progress in
      try Task.checkCancellation()
      tell(
        .reading(
          releases: progress.releases, bytes: progress.compressedBytes,
          total: progress.compressedTotal))
    } finishing: { step in
      tell(.finishing(step.words))
    }
    switch outcome {
    case .alreadyThere(let info): return "\(info.origin.lineOfName) is imported already"
    case .imported(let info, _):
      let isMasters = info.origin.contents == .masters
      let count = isMasters ? info.masterCount : info.releaseCount
      let imported =
        "imported \(count.counted(isMasters ? "master" : "release")) of \(info.origin.lineOfName)"
      guard try options.paths.contains(where: { $0 == info.path }) else {
        return imported + ", not in use: --catalog or the setting catalog names another"
      }
      try use()
      let gain = try await LibraryGain(library, inUse).line()
      return [imported, gain].compactMap(\.self).joined(separator: ": ")
    }
  }

  /// Asks the catalogues from now on that are there now.
  func use() throws { inUse.replace(with: try options.open()) }
}

extension CatalogDraft.Step {
  /// What is done once all of the dump is read.
  var words: String {
    switch self {
    case .sortingBarcodes: "sorting barcodes"
    case .indexingWords: "indexing words"
    case .writing: "waiting for the disk"
    }
  }
}
