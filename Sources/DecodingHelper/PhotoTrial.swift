import Files
import Glibc
import ImageDecoding
import SystemPackage

/// Scans a photo in a process of its own, to see whether that ends well.
///
/// Everything that ended an earlier run, from reading the file to finding the barcodes, may happen there.
public struct PhotoTrial: Sendable {
  private let arguments: [String]
  private let secondsLimit: Int
  private let executable: String

  /// - Parameters:
  ///   - arguments: those of the command that scans the photo whose name follows.
  ///   - secondsLimit: the processor time that a photo may take.
  ///   - executable: the program; this one by default.
  public init(arguments: [String], secondsLimit: Int, executable: String = "/proc/self/exe") {
    self.arguments = arguments
    self.secondsLimit = secondsLimit
    self.executable = executable
  }

  /// What went wrong; nil if the photo may be scanned by this process.
  public func problem(of photo: PhotoPath) -> ImageDecodingError? {
    let words = arguments.map { Array($0.utf8) } + [photo.absolute.bytes]
    do {
      let pipe = try FileDescriptor.pipe(options: .closeOnExec)
      let output = OpenFile(pipe.readEnd)
      let id = try start(words, OpenFile(pipe.writeEnd))
      let isOver = output.waitForEnd(until: .now + .seconds(10 * secondsLimit))
      if !isOver { kill(id, SIGKILL) }
      let signal = ChildProcess.wait(for: id)
      // The system kills what takes all of its memory.
      return isOver
        ? (signal == 0 ? nil : .crash(signal: signal)) : .tooMuchWork(seconds: secondsLimit)
    } catch {
      return .noDecoder(reason: "no process could be started: \(error)")
    }
  }

  /// - Parameter output: is closed in this process, so that it ends with the other.
  private func start(_ words: [[UInt8]], _ output: OpenFile) throws -> pid_t {
    let input = OpenFile(try FileDescriptor.open("/dev/null", .readOnly, options: .closeOnExec))
    return try ChildProcess.start(
      executable, words, input: input.descriptor, output: output.descriptor)
  }
}

extension OpenFile {
  /// Reads on until nobody writes any more.
  ///
  /// - Returns: false where that is not so at the deadline.
  fileprivate func waitForEnd(until deadline: ContinuousClock.Instant) -> Bool {
    while isReady(for: POLLIN, until: deadline) {
      if (try? nextBytes().isEmpty) ?? true { return true }
    }
    return false
  }
}
