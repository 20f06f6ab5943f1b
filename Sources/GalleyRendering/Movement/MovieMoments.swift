/// The moments of an animation, one image each.
package struct MovieMoments {
  /// Images a second.
  package var rate: Int
  /// Seconds.
  package var duration: Double
  /// Whether the last moment is the end; an animation that repeats without end begins anew there.
  package var hasEnd: Bool

  package init(rate: Int, duration: Double, hasEnd: Bool) {
    (self.rate, self.duration, self.hasEnd) = (rate, duration, hasEnd)
  }

  /// Images up to the end, without it.
  private var steps: Int { Int((duration * Double(rate) - 1e-6).rounded(.up)) }

  package var count: Int { max(1, steps + (hasEnd ? 1 : 0)) }

  /// When an image is shown, in seconds.
  package func time(_ index: Int) -> Double { Double(index) / Double(rate) }

  /// The moment that an image shows: the end is shown as it is, though it may lie between two images.
  package func moment(_ index: Int) -> Double { min(time(index), duration) }

  /// When the last image is over.
  package var end: Double { time(count) }
}
