import ArgumentParser
import Files
import ScanReports

/// What the files that a command writes may replace.
struct OverwritingOptions: ParsableArguments {
  @Flag(
    help: """
      Replace a file that is there though VinylCrate did not write it; never a photo, a database or a \
      file that the command uses.
      """)
  var force = false

  /// - Parameters:
  ///   - inputs: files that are read.
  ///   - catalog: nil for commands that look nothing up.
  func rules(
    inputs: [PhotoPath] = [], library: LibraryOptions, catalog: CatalogOptions? = nil
  ) throws -> OverwritingRules {
    // SQLite keeps what was changed last beside the library.
    let libraries = try ["", "-wal", "-shm"].map { try library.path + $0 }
    let catalogs = try catalog?.paths ?? []
    return OverwritingRules(
      isForced: force,
      filesInUse: inputs.map { .init($0, .input) }
        + libraries.map { .init(PhotoPath($0), .library) }
        + catalogs.map { .init(PhotoPath($0), .catalog) })
  }
}
