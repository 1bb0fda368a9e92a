import Dispatch
import Files
import Glibc
import Scanning

/// Lets work end cleanly: the first SIGINT or SIGTERM asks it to stop, the second ends the
/// program at once.
final class Interrupts {
  let stop = StopSignal()
  private let sources: [any DispatchSourceSignal]

  /// - Parameter words: what is said after the first one.
  init(_ words: String) {
    let (stop, queue) = (stop, DispatchQueue(label: "vinylcrate.interrupts"))
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if stop.isRequested { _exit(ExitStatus.interrupted.rawValue) }
        stop.request()
        Console.complain(words)
      }
      source.resume()
      return source
    }
  }

  /// For a scan, which ends with the photos that are being read.
  static var ofScan: Interrupts {
    Interrupts("finishing the photos already started; interrupt again to end at once")
  }
}
