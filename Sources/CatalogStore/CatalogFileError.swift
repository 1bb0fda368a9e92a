/// Why a file cannot be used as a catalogue.
public enum CatalogFileError: Error, Sendable, Equatable {
  case missing(path: String)
  case notACatalog(path: String, reason: String)
  case newer(path: String, version: Int)
}

extension CatalogFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): no such catalogue: check --catalog, or leave it out to use the sample"
    case .notACatalog(let path, let reason):
      "\(path): not a readable catalogue (\(reason)): check --catalog and the file's permissions"
    case .newer(let path, let version):
      "\(path): written by a newer VinylCrate (catalogue version \(version)): update vinylcrate"
    }
  }
}
