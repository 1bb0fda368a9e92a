import ArgumentParser
import Files
import SystemPackage

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
