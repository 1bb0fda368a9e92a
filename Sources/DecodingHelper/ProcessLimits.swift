import Glibc

/// What a process may take of the machine (setrlimit(2)).
struct ProcessLimits {
  /// Address space that the program takes by itself, in bytes.
  private let baseline: Int

  /// Allows this process no file, no network and no core dump from now on: it keeps the descriptors that
  /// it has and can open no other. Signals end it when `parent`, the reading end of a pipe, is closed
  /// at the other end.
  init(endingWith parent: Int32) {
    baseline = Self.addressSpace
    for kind in [RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_CORE] {
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(kind.rawValue), &none)
    }
    // PR_SET_PDEATHSIG would also end it with the thread that started it, which is no main thread.
    _ = fcntl(parent, F_SETOWN, getpid())
    _ = fcntl(parent, F_SETFL, O_ASYNC)
  }

  /// Bounds the work on the next picture. A process that reaches the first limit is ended by SIGXCPU, one
  /// that reaches the second gets no more memory.
  ///
  /// - Parameters:
  ///   - seconds: processor time from now on.
  ///   - bytes: memory beside the program's own.
  func set(seconds: Int, bytes: Int) {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    lower(RLIMIT_CPU, to: time.tv_sec + 1 + seconds)
    let (sum, overflow) = baseline.addingReportingOverflow(bytes)
    lower(RLIMIT_AS, to: overflow ? .max : sum)
  }

  private func lower(_ resource: __rlimit_resource, to value: Int) {
    let kind = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    getrlimit(kind, &limit)
    limit.rlim_cur = min(limit.rlim_max, rlim_t(value))
    setrlimit(kind, &limit)
  }

  /// Of /proc/self/statm; see proc_pid_statm(5).
  private static var addressSpace: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 1 << 40 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    fgets(&line, Int32(line.count), file)
    return strtol(line, nil, 10) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
