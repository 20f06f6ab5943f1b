import Galley

/// The milliseconds of each stage of one command.
struct StageClock {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var stages: [(name: String, duration: Duration)] = []

  init() { last = clock.now }

  /// Ends the stage that began at the end of the previous one.
  mutating func end(_ name: String) {
    let now = clock.now
    stages.append((name, now - last))
    last = now
  }

  /// Replaces the combined stages with the drawing's own timings. The rest of the last stage is encoding.
  mutating func replace(_ names: [String], with timings: RenderTimings) {
    guard let encoding = stages.firstIndex(where: { $0.name == names.last }) else { return }
    stages[encoding].duration -= timings.raster
    stages.insert(("raster", timings.raster), at: encoding)
    guard let views = stages.firstIndex(where: { $0.name == names.first }) else { return }
    stages.replaceSubrange(
      views...views,
      with: [
        ("update", timings.update), ("layout", timings.layout), ("display", timings.display),
      ])
  }

  /// One line for each stage, the sum, and the peak memory of the process.
  var table: String {
    let total = stages.reduce(Duration.zero) { $0 + $1.duration }
    return (stages + [("total", total)]).map { stage in
      let text = Self.milliseconds(stage.duration)
      let name = stage.name + String(repeating: " ", count: max(1, 9 - stage.name.count))
      return name + String(repeating: " ", count: max(0, 9 - text.count)) + text + " ms"
    }.joined(separator: "\n") + "\n" + memory
  }

  private var memory: String {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    // Linux counts kilobytes.
    let tenths = usage.ru_maxrss * 10 / 1024
    let text = "\(tenths / 10).\(tenths % 10)"
    return "memory   " + String(repeating: " ", count: max(0, 9 - text.count)) + text + " MB"
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let hundredths = Int((duration.milliseconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
