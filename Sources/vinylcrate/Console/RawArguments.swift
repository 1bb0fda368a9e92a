import ArgumentParser
import Files
import Glibc
import Scanning

/// The arguments of the program as bytes. File names may be invalid UTF-8; as text they would
/// become names of files that do not exist.
enum RawArguments {
  /// The exact bytes of arguments that were parsed as text.
  static func paths(for arguments: [String]) -> [PhotoPath] {
    var exact: [String: [PhotoPath]] = [:]
    for argument in all.reversed() {
      let path = PhotoPath(bytes: argument)
      exact[path.description, default: []].append(path)
    }
    return arguments.map { exact[$0]?.popLast() ?? PhotoPath($0) }
  }

  private static var all: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        Array(UnsafeBufferPointer(start: pointer, count: strlen(pointer)))
          .map(UInt8.init(bitPattern:))
      }
    }
  }
}

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
