import Dispatch
import Files
import Glibc
import Scanning

/// Lets a scan end cleanly: the first SIGINT or SIGTERM asks it to stop, the second ends the
/// program at once.
final class Interrupts {
  let stop = StopSignal()
  private let sources: [any DispatchSourceSignal]

  init() {
    let (stop, queue) = (stop, DispatchQueue(label: "vinylcrate.interrupts"))
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if stop.isRequested { _exit(ExitStatus.interrupted.rawValue) }
        stop.request()
        Console.complain("finishing the photos already started; interrupt again to end at once")
      }
      source.resume()
      return source
    }
  }
}
