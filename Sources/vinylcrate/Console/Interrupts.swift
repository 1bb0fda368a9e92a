import Dispatch
import Files
import Glibc
import Scanning

/// Lets work end cleanly: the first SIGINT or SIGTERM asks it to stop, the second ends the
/// program at once.
final class Interrupts {
  let stop = StopSignal()
  private let sources: [any DispatchSourceSignal]

  /// - Parameters:
  ///   - words: what is said after the first one.
  ///   - patience: how many seconds the work has to end by itself; nil for as long as it takes.
  ///   - lastWords: what is said where that was not enough.
  init(_ words: String, patience: Int? = nil, lastWords: String = "") {
    let (stop, queue) = (stop, DispatchQueue(label: "vinylcrate.interrupts"))
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if stop.isRequested { _exit(ExitStatus.interrupted.rawValue) }
        stop.request()
        Console.complain(words)
        guard let patience else { return }
        queue.asyncAfter(deadline: .now() + .seconds(patience)) {
          Console.complain(lastWords)
          _exit(ExitStatus.interrupted.rawValue)
        }
      }
      source.resume()
      return source
    }
  }

  /// For a scan, which ends with the photos that are being read, unless one of them takes long.
  static var ofScan: Interrupts {
    Interrupts(
      "finishing the photos already started; interrupt again to end at once", patience: 5,
      lastWords:
        "interrupted before a photo that takes long was done: what is done is kept; run the "
        + "same command again to go on")
  }
}
