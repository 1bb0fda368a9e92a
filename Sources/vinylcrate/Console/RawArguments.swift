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

  /// What the argument parser is given: the arguments as text.
  static var parsed: [String] { all.map { String(decoding: $0, as: UTF8.self) } }

  /// The arguments; with the app's name where there are none and the user is at a terminal, and before
  /// `--plain` alone.
  static var ofUser: [String] {
    let arguments = parsed
    let isAtTerminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
    guard arguments.isEmpty ? isAtTerminal : arguments == ["--plain"] else { return arguments }
    return [AppCommand.configuration.commandName ?? "app"] + arguments
  }

  private static var all: [[UInt8]] {
    let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        Array(UnsafeBufferPointer(start: pointer, count: strlen(pointer)))
          .map(UInt8.init(bitPattern:))
      }
    }
    let end = arguments.firstIndex(of: Array("--".utf8)) ?? arguments.endIndex
    return arguments[..<end].map(fileName) + arguments[end...]
  }

  /// A file of the folder that a shell's pattern has found, such as -dash.jpg, as ./-dash.jpg: it is
  /// no option. Anything else as it is.
  private static func fileName(_ argument: [UInt8]) -> [UInt8] {
    let name = argument.prefix { $0 != UInt8(ascii: "=") }
    guard argument.first == UInt8(ascii: "-"), name.contains(UInt8(ascii: ".")) else {
      return argument
    }
    let path = Array("./".utf8) + argument
    var status = stat()
    let isThere = PhotoPath(bytes: path).withFileSystemName { lstat($0, &status) } == 0
    return isThere ? path : argument
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
