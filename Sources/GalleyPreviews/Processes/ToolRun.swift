import CProcess
import Foundation

/// One call of a program of the toolchain: it cannot run without end, fill the memory, or outlive this process.
struct ToolRun {
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It took longer than it may, and was killed with its children.
    case timedOut
    /// The build was cancelled.
    case cancelled
  }

  var end: End
  /// What it printed, standard output and error as they came.
  var output: Data
  /// Whether it printed more than is kept.
  var isCut = false

  var succeeded: Bool { end == .exit(0) }
  /// Whether it did not come to its end.
  var isStopped: Bool {
    switch end {
    case .signal, .timedOut: true
    case .exit, .cancelled: false
    }
  }
  var text: String { String(decoding: output, as: UTF8.self) }

  /// What is kept of the output, in bytes.
  private static let outputLimit = 4 << 20

  /// - Throws: `PreviewError` where it cannot be started.
  static func run(
    _ program: String, _ arguments: [String], folder: String? = nil, timeout: Duration,
    isCancelled: () -> Bool = { false }
  ) throws -> ToolRun {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var pipe: Int32 = -1
    let child = galley_start_child(program, &words, folder, &pipe)
    guard child > 0 else {
      throw PreviewError(
        .toolchain, "\(program): it cannot be started: \(String(cString: strerror(-child)))")
    }
    defer { close(pipe) }
    return finish(child, pipe, timeout, isCancelled)
  }

  private static func finish(
    _ child: pid_t, _ pipe: Int32, _ timeout: Duration, _ isCancelled: () -> Bool
  ) -> ToolRun {
    let start = ContinuousClock.now
    var run = ToolRun(end: .exit(0), output: Data())
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var stopped: End?
    while true {
      // Asked first: what it has written before its end is read.
      let isOver = ChildProcess.hasEnded(child)
      var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, isOver ? 0 : 50)
      if stopped == nil, isCancelled() { stopped = .cancelled }
      if stopped == nil, start.duration(to: .now) > timeout { stopped = .timedOut }
      if stopped != nil { break }
      // A process that it has left behind may hold the pipe.
      guard ready > 0 else {
        if isOver { break }
        continue
      }
      let count = read(pipe, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      let kept = min(count, outputLimit - run.output.count)
      run.isCut = run.isCut || kept < count
      run.output.append(contentsOf: buffer[..<kept])
    }
    // It may have closed its output and go on.
    while stopped == nil, !ChildProcess.hasEnded(child) {
      if isCancelled() { stopped = .cancelled }
      if start.duration(to: .now) > timeout { stopped = .timedOut }
      usleep(500)
    }
    // The processes that it left behind are ended while its id is still its own.
    kill(-child, SIGKILL)
    kill(child, SIGKILL)
    var status = Int32()
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    run.end = stopped ?? (signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal))
    return run
  }
}
