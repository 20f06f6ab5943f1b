import Foundation
import Galley

/// How a drawing process is run.
public struct PreviewProcessSettings: Sendable {
  /// How long one preview may take, its compiling not counted.
  public var timeout = Duration.seconds(20)
  /// Bytes that the process may take, its libraries counted.
  public var memory: Int = 4 << 30
  /// A folder of fonts besides the bundled ones.
  public var fontFolder: String?
  /// Whether the machine's fonts are used, too.
  public var usesSystemFonts = false
  /// The canvas of the first previews. The process starts with its locale, time zone and date.
  package var configuration = PreviewConfiguration()
  /// Polled while drawing; return true to cancel.
  public var isCancelled: @Sendable () -> Bool = { false }
  /// Receives what a preview writes to its standard output and error, in whole lines: at most 64 KiB for each preview. What has
  /// no end of a line comes once the preview is drawn.
  public var output: (@Sendable (Data) -> Void)?

  /// The settings that the properties have by default.
  public init() {}
}

/// Draws the previews of a library in a separate process. A preview that traps, hangs, exits or exceeds a limit fails
/// alone; the others are drawn.
///
/// A preview process belongs to one task.
public final class PreviewProcess {
  private let library: PreviewLibrary
  private let runtime: PreviewRuntime
  package let settings: PreviewProcessSettings
  var child: ChildProcess?
  var answers = PreviewWire(-1)
  /// The number of the question that was asked last.
  var question = ""
  private var output: PreviewOutput
  /// Places of providers that ended the process when they were asked, and why.
  private var failures: [Int: PreviewError] = [:]
  private var known: [PreviewDescription]?
  /// What code finds in the process where it asks the machine.
  var machine: PreviewConfiguration
  /// Whether the process may keep random numbers of the last preview, which the next one must not find.
  private var hasUsedChance = false
  /// Whether the process has drawn something.
  private var hasDrawn = false
  /// Whether the last process was stopped because a preview took too long.
  private var wasLate = false
  /// What is in a source and not in what was compiled.
  public private(set) var notes: [String] = []

  /// Starts no process: the first call of `previews()` or `draw(_:note:)` does.
  /// - Parameter library: what a `PreviewBuild` with the same runtime made.
  public init(
    _ library: PreviewLibrary, runtime: PreviewRuntime,
    settings: PreviewProcessSettings = PreviewProcessSettings()
  ) {
    (self.library, self.runtime, self.settings) = (library, runtime, settings)
    output = PreviewOutput(settings.output)
    machine = settings.configuration.machine
  }

  deinit { finish() }

  /// The previews of the library's sources, in their order.
  /// - Throws: `PreviewError` where the library cannot be opened.
  public func previews() throws -> [PreviewDescription] {
    if let known { return known }
    return try open()
  }

  /// Draws what was asked for: what has the same locale, time zone and date together, in a process of its own.
  /// - Parameter note: is told what came of each order, in their order, as soon as it is known.
  /// - Throws: `PreviewError` where no process can be started, and what `note` throws.
  public func draw(
    _ orders: [PreviewJob], note: (PreviewJob, PreviewOutcome) throws -> Void
  ) throws {
    var outcomes: [Int: PreviewOutcome] = [:]
    var noted = 0
    for place in places(of: orders) {
      outcomes[place] = try outcome(of: orders[place])
      while let outcome = outcomes.removeValue(forKey: noted) {
        try note(orders[noted], outcome)
        noted += 1
      }
    }
  }

  /// The places of orders in the order in which they are drawn: those of the process that runs first.
  private func places(of orders: [PreviewJob]) -> [Int] {
    var groups: [PreviewConfiguration: [Int]] = [machine: []]
    var machines = [machine]
    for (place, order) in orders.enumerated() {
      let machine = order.configuration.machine
      if groups[machine] == nil { machines.append(machine) }
      groups[machine, default: []].append(place)
    }
    return machines.flatMap { groups[$0] ?? [] }
  }

  /// Ends the process.
  public func finish() {
    output.flush()
    guard let child else { return }
    child.kill()
    _ = child.wait()
    self.child = nil
  }

  private func outcome(of order: PreviewJob) throws -> PreviewOutcome {
    let previews = try previews()
    if previews.indices.contains(order.preview), let failure = previews[order.preview].failure {
      return .failed(failure)
    }
    let machine = order.configuration.machine
    if machine != self.machine || hasUsedChance {
      finish()
      self.machine = machine
    }
    if child == nil { _ = try open() }
    output.reset()
    defer { output.flush() }
    switch try ask(.draw(order)) {
    case .outcome(let outcome):
      hasDrawn = true
      return outcome
    case .ended(let failure):
      // It may be what an earlier preview has left: a thread, memory. In a process of its own the preview shows whose it is.
      return hasDrawn && !wasLate ? try self.outcome(of: order) : .failed(failure)
    case .answer:
      return .failed(PreviewError(.preview, "the drawing process sent an unexpected answer"))
    }
  }

  /// Starts a process and opens the library in it; a provider that ends it is not asked again.
  func open() throws -> [PreviewDescription] {
    while true {
      finish()
      try start()
      output.reset()
      let request = PreviewRequest.open(
        library, fonts: settings.fontFolder, usesSystemFonts: settings.usesSystemFonts,
        skipped: Set(failures.keys), machine: machine)
      var asked: Int?
      var answer = try ask(request)
      while case .answer(.asking(let number)) = answer {
        asked = number
        answer = try wait()
      }
      switch answer {
      case .answer(.opened(var previews, let notes)):
        for index in previews.indices {
          previews[index].failure = failure(of: previews[index])
        }
        (known, self.notes) = (previews, notes)
        return previews
      case .answer(.failed(let failure)):
        finish()
        throw failure
      case .ended(let failure):
        guard let asked, failures[asked] == nil else {
          throw PreviewError(.preview, "the sources cannot be opened: \(failure.message)")
        }
        failures[asked] = failure
      case .answer, .outcome:
        finish()
        throw PreviewError(.preview, "the drawing process sent an unexpected answer")
      }
    }
  }

  /// Why the provider of a preview could not be asked.
  private func failure(of preview: PreviewDescription) -> PreviewError? {
    var number = 0
    for source in library.sources {
      for scanned in source.previews {
        if let failure = failures[number], source.path == preview.path,
          scanned.line == preview.line
        {
          return failure
        }
        number += 1
      }
    }
    return nil
  }
}

// The process.
extension PreviewProcess {
  private enum Answer {
    case outcome(PreviewOutcome)
    case answer(PreviewAnswer)
    /// It ended, and why that is the preview's failure.
    case ended(PreviewError)
  }

  private func start() throws {
    var environment = ProcessInfo.processInfo.environment
    environment["LD_LIBRARY_PATH"] = runtime.libraryPath
    environment["GALLEY_PREVIEW_MEMORY"] = "\(settings.memory)"
    environment["GALLEY_PREVIEW_PARENT"] = "\(getpid())"
    // A trace of a stack takes seconds, and it is not read here.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // Sets and dictionaries have one order, and the time zone is the image's for code of C, too.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["TZ"] = (machine.timeZone ?? .gmt).identifier
    // Code asks for it to take sample data in the place of a server's, and Xcode sets it.
    environment["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
    let fonts = try PreviewFonts.own.get()
    environment["GALLEY_PREVIEW_FONTS"] = fonts.lines
    let child = try ChildProcess(
      runtime.previewer, environment: environment, fonts: fonts.descriptor)
    answers = PreviewWire(child.answers)
    self.child = child
    (hasUsedChance, hasDrawn, wasLate) = (false, false, false)
  }

  private func ask(_ request: PreviewRequest) throws -> Answer {
    guard let child else { return .ended(PreviewError(.preview, "there is no process")) }
    let asked = PreviewQuestion(request)
    question = asked.number
    // Where it is gone already, the answer says why.
    _ = PreviewWire(child.requests).send(asked)
    return try wait()
  }

  private func wait() throws -> Answer {
    guard let child else { return .ended(PreviewError(.preview, "there is no process")) }
    let clock = ContinuousClock()
    let end = clock.now + settings.timeout
    while true {
      let rest = Int32(clamping: Int(max(.zero, end - clock.now) / .milliseconds(1)))
      guard rest > 0 else {
        child.kill()
        return .ended(ended(child, isLate: true))
      }
      if settings.isCancelled() {
        finish()
        throw PreviewError(.interrupted, "interrupted")
      }
      var polled = [
        pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.answers, events: Int16(POLLIN), revents: 0),
      ]
      // Two answers may have come at once: the second one is no news for `poll`.
      let hasAnswer = answers.hasLine
      guard poll(&polled, 2, hasAnswer ? 0 : min(rest, 50)) > 0 || hasAnswer else { continue }
      if polled[0].revents != 0, drain(child) { continue }
      guard hasAnswer || polled[1].revents != 0 else { continue }
      switch answers.read(PreviewReply.self) {
      case .waiting: continue
      // Only the process knows the number.
      case .message(let reply) where reply.number == question && reply.isPossible:
        guard case .outcome(let outcome, let hasUsedChance) = reply.answer else {
          return .answer(reply.answer)
        }
        self.hasUsedChance = hasUsedChance
        return .outcome(outcome)
      case .message, .ended: return .ended(ended(child, isLate: false))
      }
    }
  }

  /// - Returns: whether something was there.
  func drain(_ child: ChildProcess) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { read(child.output, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    output.add(bytes[..<count])
    return true
  }

  /// Why a process ended, in words about the preview.
  func ended(_ child: ChildProcess, isLate: Bool) -> PreviewError {
    let isAlive = !isLate && !child.endsByItself()
    child.kill()
    let end = child.wait()
    self.child = nil
    wasLate = isLate
    if isLate {
      let seconds = settings.timeout / .seconds(1)
      return PreviewError(
        .preview, "it took more than \(seconds.formatted()) s and was stopped (--timeout)")
    }
    while drain(child) {}
    output.flush()
    if isAlive {
      return PreviewError(
        .preview, "its code closed the pipe to the drawing process, or wrote into it")
    }
    let isExhausted = output.fatalError?.contains("failed to allocate") == true
    if isExhausted || child.peakMemory > settings.memory / 10 * 9 {
      return PreviewError(
        .preview, "it used more than \(settings.memory >> 20) MiB and was stopped (--max-memory)")
    }
    switch end {
    case .exit(let code):
      return PreviewError(.preview, "its code called exit(\(code))")
    case .signal(let number):
      let name = Self.names[number] ?? "signal \(number)"
      let reason = output.fatalError.map { ": \($0)" } ?? ""
      return PreviewError(.preview, "its code \(name)\(reason)")
    }
  }

  private static var names: [Int32: String] {
    [
      SIGILL: "trapped", SIGTRAP: "trapped", SIGABRT: "aborted", SIGFPE: "divided by zero",
      SIGSEGV: "accessed invalid memory, or recursed without end",
      SIGPIPE: "wrote into a pipe that nobody reads", SIGBUS: "accessed invalid memory",
      SIGKILL: "was killed by another process",
    ]
  }
}
