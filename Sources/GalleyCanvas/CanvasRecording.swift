import Galley

/// What was done with a canvas since it was made, and how its clock was turned, so that the same can be done with a new one.
struct CanvasRecording {
  enum Step: Equatable {
    case event(CanvasEvent)
    /// Seconds of the canvas.
    case turn(Double)
  }

  struct Entry: Equatable {
    var step: Step
    /// The canvas's time behind it, in seconds.
    var end: Double
    /// Whether nothing came of it, and nothing was about to happen.
    var isQuiet: Bool
  }

  /// Entries; what comes after them is not recorded.
  static let limit = 20_000

  private(set) var entries: [Entry] = []
  /// Whether something has happened that is not recorded.
  private(set) var isFull = false
  private let limit: Int

  init(limit: Int = Self.limit) { self.limit = limit }

  /// The canvas's time at the end, in seconds.
  var end: Double { entries.last?.end ?? 0 }

  /// The canvas's time before an entry, in seconds.
  func start(of index: Int) -> Double { index == 0 ? 0 : entries[index - 1].end }

  mutating func add(_ entry: Entry) {
    guard !isFull else { return }
    var entry = entry
    // A pointer moves sixty times a second: where no view reacts to it, only its last place counts.
    if case .event(let event) = entry.step, event.isHover { takeQuietHover() }
    // Nothing happens while a canvas is at rest but what timers do, and those have times of their own.
    if case .turn(let seconds) = entry.step, entry.isQuiet, let last = entries.last, last.isQuiet,
      case .turn(let before) = last.step
    {
      entries.removeLast()
      entry.step = .turn(before + seconds)
    }
    guard entries.count < limit else {
      isFull = true
      return
    }
    entries.append(entry)
  }

  /// Forgets the last move of the pointer if no view reacted to it and nothing has happened since.
  private mutating func takeQuietHover() {
    var index = entries.count - 1
    if index >= 0, case .turn = entries[index].step, entries[index].isQuiet { index -= 1 }
    guard index >= 0, entries[index].isQuiet, case .event(let event) = entries[index].step,
      event.isHover
    else { return }
    let later = entries.indices.contains(index + 1) ? entries.removeLast() : nil
    entries.removeLast()
    if let later { add(later) }
  }

  /// Forgets what comes after an entry.
  mutating func cut(to count: Int) {
    entries.removeLast(entries.count - count)
    isFull = false
  }

  /// The times of events, in seconds, without moves; the last `limit` ones if there are more.
  func marks(limit: Int) -> [Double] {
    let times = entries.compactMap { entry -> Double? in
      guard case .event(let event) = entry.step, event.isMark else { return nil }
      return entry.end
    }
    return times.suffix(limit)
  }
}

extension CanvasEvent {
  /// Whether it only says where a pointer is that is not pressed.
  var isHover: Bool {
    guard case .pointer(let pointer) = self else { return false }
    return pointer.phase == .hover || pointer.phase == .leave
  }

  /// Whether it asks something, and changes nothing.
  var isQuestion: Bool {
    switch self {
    case .inspect, .tree, .elements, .why, .states, .timeline: true
    default: false
    }
  }

  /// Whether it is worth finding again: a press, a key, a text.
  fileprivate var isMark: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .down
    case .key, .text, .touch, .entry: true
    default: false
    }
  }
}
