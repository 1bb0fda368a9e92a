import CSpawn
import Glibc
import SystemPackage

/// Starts other processes with nothing but what they need.
enum ChildProcess {
  /// Starts a program. It has two descriptors and nothing on standard error, no environment but where the
  /// libraries are, and no signal is blocked.
  ///
  /// - Parameter arguments: without the name of the program.
  /// - Throws: `Errno`.
  static func start(
    _ executable: String, _ arguments: [[UInt8]], input: FileDescriptor, output: FileDescriptor
  ) throws(Errno) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
    // Libraries write what they think of a picture to standard error.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    // The threads of this process may block signals that have to end the other.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGXCPU, SIGIO, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    // The rest of the environment may hold tokens.
    let libraries = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=" + String(cString: $0) }
    let environment = ["SWIFT_BACKTRACE=enable=no"] + (libraries.map { [$0] } ?? [])
    var words = strings([Array("vinylcrate".utf8)] + arguments)
    var variables = strings(environment.map { Array($0.utf8) })
    defer { for string in words + variables { free(string) } }
    var id = pid_t()
    let result = posix_spawn(&id, executable, &actions, &attributes, &words, &variables)
    guard result == 0 else { throw Errno(rawValue: result) }
    return id
  }

  /// Waits until a process has ended.
  ///
  /// - Returns: the signal that ended it; 0 if it left by itself.
  static func wait(for id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F
  }

  private static func strings(_ texts: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0.map { CChar(bitPattern: $0) } + [0]) } + [nil]
  }
}
