import Foundation

/// A program that was started, with pipes for requests, answers and what it prints.
final class ChildProcess {
  /// How a program ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  let identifier: pid_t
  let requests: Int32
  let answers: Int32
  /// Its standard output and error, as they come.
  let output: Int32
  /// The most memory that it had, in bytes; known when it has ended. 0 where that is no more than what this program had
  /// when it was started: Linux counts that for a program that is started, too.
  private(set) var peakMemory = 0
  /// The most memory that this program had when it started the other one, in KiB.
  private let inheritedPeak: Int

  /// - Parameter fonts: the file that is the child's `PreviewDescriptor.fonts`.
  /// - Throws: `PreviewError` where it cannot be started.
  init(_ path: String, environment: [String: String], fonts: Int32) throws {
    let (requests, answers, output) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answers.writing, PreviewDescriptor.answers)
    posix_spawn_file_actions_adddup2(&actions, requests.reading, PreviewDescriptor.requests)
    posix_spawn_file_actions_adddup2(&actions, fonts, PreviewDescriptor.fonts)
    // What this program ignores or holds back, its child need not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (signals, none) = (sigset_t(), sigset_t())
    sigfillset(&signals)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setsigmask(&attributes, &none)
    // What it starts ends with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var identifier = pid_t()
    let result = posix_spawn(&identifier, path, &actions, &attributes, &arguments, &variables)
    guard result == 0 else {
      throw PreviewError(
        .toolchain, "\(path): the drawing program cannot be started: \(Self.reason(result))")
    }
    self.identifier = identifier
    var own = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
    inheritedPeak = own.ru_maxrss
    (self.requests, self.answers) = (requests.takeWriting(), answers.takeReading())
    self.output = output.takeReading()
    // Another process may hold the other end after the program has ended.
    _ = fcntl(self.output, F_SETFL, fcntl(self.output, F_GETFL) | O_NONBLOCK)
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// Ends it and what it has started, if they have not ended. Before `wait`.
  func kill() {
    // The process that watches the drawing one ends that, and whatever it has started.
    Glibc.kill(identifier, SIGTERM)
    Glibc.kill(identifier, SIGCONT)
  }

  /// Whether it has ended; its id stays its own until it is waited for.
  static func hasEnded(_ identifier: pid_t) -> Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? information.si_signo != 0 : errno != EINTR
  }

  /// Whether it ends by itself within a moment.
  func endsByItself() -> Bool {
    for _ in 0..<50 {
      if Self.hasEnded(identifier) { return true }
      usleep(10_000)
    }
    return false
  }

  /// Seconds that what watches a drawing process may take to end it.
  private static let patience = 3.0

  /// Waits until it has ended; what it started is ended with it, at the latest after some seconds.
  func wait() -> End {
    let end = ContinuousClock.now + .seconds(Self.patience)
    while !Self.hasEnded(identifier), ContinuousClock.now < end { usleep(500) }
    // If the watching process was ended or stopped, its group is still there.
    Glibc.kill(-identifier, SIGKILL)
    Glibc.kill(identifier, SIGKILL)
    var (status, usage) = (Int32(), rusage())
    while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
    peakMemory = usage.ru_maxrss > inheritedPeak ? usage.ru_maxrss * 1024 : 0
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  deinit { [requests, answers, output].forEach { close($0) } }
}

/// Two ends of a pipe above the numbers that a child's own descriptors have; what is not taken is closed.
private final class PipeEnds {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw PreviewError(.file, "a pipe cannot be created: \(String(cString: strerror(errno)))")
    }
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 16)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
    ends.forEach { close($0) }
    guard reading >= 0, writing >= 0 else {
      throw PreviewError(.file, "a pipe cannot be created: there are too many open files")
    }
  }

  func takeReading() -> Int32 {
    defer { reading = -1 }
    return reading
  }

  func takeWriting() -> Int32 {
    defer { writing = -1 }
    return writing
  }

  deinit { for end in [reading, writing] where end >= 0 { close(end) } }
}
