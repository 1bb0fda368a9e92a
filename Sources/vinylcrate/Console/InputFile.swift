import ArgumentParser
import Files
import Problems
import SystemPackage

/// A file that is read chunk by chunk, or standard input.
struct InputFile {
  /// Why it cannot be read.
  struct Failure: Problem {
    let reason: String
    var remedy: Remedy? { .nameReadableFile }

    init(_ path: String, _ error: Errno) {
      reason = "\(path): \(error)"
    }
  }

  /// The name as it was given.
  let path: String
  private let file: OpenFile

  /// - Throws: ``Failure``.
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(Errno) {
      file = try OpenFile(reading: PhotoPath(path))
    } catch {
      throw Failure(path, error)
    }
  }

  /// The next bytes; empty at the end.
  ///
  /// - Throws: ``Failure``.
  func nextChunk() throws(Failure) -> [UInt8] {
    do throws(Errno) {
      return try file.nextBytes()
    } catch {
      throw Failure(path, error)
    }
  }
}

extension OpenFile {
  /// A file of photos or of their names, or standard input; one that cannot be opened is reported and
  /// ends the program with 2.
  ///
  /// - Parameter option: the option that names it.
  convenience init(listing path: String, for option: String) throws {
    do throws(Errno) {
      try self.init(reading: PhotoPath(path))
    } catch {
      Console.complain("\(path): \(error): check \(option)")
      throw ExitCode(ExitStatus.unusable.rawValue)
    }
  }
}
