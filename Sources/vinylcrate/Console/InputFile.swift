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

extension NameStream {
  /// The names in a file or on standard input; one that cannot be opened is reported and ends the
  /// program with 2.
  init(listedIn path: String, separator: UInt8) throws {
    do throws(Errno) {
      self.init(try OpenFile(reading: PhotoPath(path)), separator: separator)
    } catch {
      Console.complain("\(path): \(error): check --files-from")
      throw ExitCode(ExitStatus.unusable.rawValue)
    }
  }
}
