import Files
import Problems

/// An output would replace a file that has to stay.
public struct OutputRefusal: Problem, Hashable {
  /// What the file is.
  public enum Cause: Sendable, Hashable {
    case inUse(Use)
    case photo
    case database
    /// VinylCrate did not write it.
    case foreign
  }

  /// What a command uses a file for.
  public enum Use: Sendable, Hashable {
    case input
    case library
    case catalog
  }

  public let path: PhotoPath
  /// What was to be written.
  public let kind: OutputKind
  public let cause: Cause

  public var reason: String {
    switch cause {
    case .inUse(.input): "\(path): is an input of this command, and no \(kind.name) replaces it"
    case .inUse(.library): "\(path): is the library, and no \(kind.name) replaces it"
    case .inUse(.catalog): "\(path): is the catalogue, and no \(kind.name) replaces it"
    case .photo: "\(path): is a photo, and no \(kind.name) replaces it"
    case .database: "\(path): is a database, and no \(kind.name) replaces it"
    case .foreign: "\(path): is there already, and is no \(kind.name) that VinylCrate wrote"
    }
  }

  public var remedy: Remedy? {
    cause == .foreign ? .chooseAnotherOrForce(.file) : .chooseAnother(.file)
  }
}
