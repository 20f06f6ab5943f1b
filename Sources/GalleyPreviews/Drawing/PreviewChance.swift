import Foundation

/// The random numbers of a process that draws previews, which the drawing program makes: see
/// `Sources/galley-previewer/random.c`.
struct PreviewChance {
  /// What begins a sequence of its own: a preview's identifiers are none that were made while providers were asked.
  enum Part: UInt64 {
    case library = 1
    case order = 2
  }

  private typealias Begin = @convention(c) (UInt64) -> Void
  private typealias Count = @convention(c) () -> UInt64

  private let start: Begin?
  private let count: Count?

  init() {
    start = dlsym(nil, "galley_random_begin").map { unsafeBitCast($0, to: Begin.self) }
    count = dlsym(nil, "galley_random_count").map { unsafeBitCast($0, to: Count.self) }
  }

  /// From now on random numbers are those of a part, from the first one on.
  func begin(_ part: Part) { start?(part.rawValue) }

  /// Whether code has asked for one since the part began.
  var wasUsed: Bool { (count?() ?? 0) > 0 }
}
