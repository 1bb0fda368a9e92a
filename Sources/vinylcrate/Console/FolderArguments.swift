import ArgumentParser
import Files
import Scanning

/// Folders named on the command line.
enum FolderArguments {
  /// The exact names of the folders; one that is no folder is reported and ends the program with 2.
  static func paths(for folders: [String]) throws -> [PhotoPath] {
    let paths = RawArguments.paths(for: folders)
    for path in paths {
      guard let problem = PhotoFolder.problem(with: path) else { continue }
      Console.complain(problem, about: path.description)
      throw ExitCode(ExitStatus.unusable.rawValue)
    }
    return paths
  }
}
