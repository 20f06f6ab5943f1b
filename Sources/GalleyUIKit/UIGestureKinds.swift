import GalleyGeometry
import GalleyViews

/// Taps under the name of UIKit. One that takes more taps is waited for by those of the same view that take fewer.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps follow each other: 1 by default.
  public var numberOfTapsRequired = 1
  /// How many fingers tap: 1 by default. Taps with more fingers are not recognised: a driven renderer has one.
  public var numberOfTouchesRequired = 1

  override var awaitedTaps: Int { numberOfTapsRequired }

  override func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    guard numberOfTouchesRequired <= 1 else { return nil }
    return AnyGesture(
      SpatialTapGesture(count: numberOfTapsRequired)
        .onEnded { [self] in
          send(.ended, at: $0.location)
          sent()
        }
        .map { _ in () })
  }
}

/// A press that lasts, under the name of UIKit: it begins once it has lasted, and ends when the finger is lifted.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds: 0.5 by default.
  public var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may go before it has lasted, in points: 10 by default.
  public var allowableMovement: CGFloat = 10
  /// How many taps come before: 0 by default. On an image it has no effect.
  public var numberOfTapsRequired = 0
  /// How many fingers press: 1 by default. Presses with more fingers are not recognised: a driven renderer has one.
  public var numberOfTouchesRequired = 1
  /// Where the finger was last; nil before it is known.
  private var last: CGPoint?

  override func reset() {
    super.reset()
    last = nil
  }

  override func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    guard numberOfTouchesRequired <= 1 else { return nil }
    let press = LongPressGesture(
      minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
    return AnyGesture(
      press.sequenced(before: DragGesture(minimumDistance: 0))
        .following { [self] in
          guard case .second(true, let drag) = $0, drag == nil || drag?.location != last else {
            return
          }
          let isNew = state == .possible
          last = drag?.location
          send(isNew ? .began : .changed, at: last ?? middle)
          sent()
        }
        .onEnded { [self] _ in
          guard state != .possible else { return }
          send(.ended, at: last ?? middle)
          sent()
        }
        .map { _ in () })
  }

  /// Taken for the finger's place until it moves.
  private var middle: CGPoint {
    CGPoint(x: (view?.frame.width ?? 0) / 2, y: (view?.frame.height ?? 0) / 2)
  }
}

/// A finger that moves, under the name of UIKit. It has begun after 10 points (assumed), which are a part of its way.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers: 1 by default. Ways of more are not heard: two fingers pinch and turn.
  public var minimumNumberOfTouches = 1
  /// The most fingers. On an image it has no effect.
  public var maximumNumberOfTouches = Int.max
  private var way = CGSize.zero
  private var speed = CGSize.zero
  /// What is taken off the way.
  private var taken = CGSize.zero

  /// The way since the start, or since it was set, in points: the same for each view.
  public func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: way.width - taken.width, y: way.height - taken.height)
  }

  /// Says how far the finger has come, in points.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    taken = CGSize(width: way.width - translation.x, height: way.height - translation.y)
  }

  /// A second's way, in points: the same for each view.
  public func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  override func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    guard minimumNumberOfTouches <= 1 else { return nil }
    return ongoing(DragGesture(minimumDistance: 10), sent) { [self] value, isNew in
      if isNew { taken = .zero }
      (way, speed) = (value.translation, value.velocity)
      return value.location
    }
  }
}

/// A finger that goes one way, under the name of UIKit: 50 points and more, of which it goes what follows the first 10
/// in half a second, and no more than half of that to the sides (assumed). It counts beside other gestures.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers go.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The ways that count: to the right by default.
  public var direction = Direction.right
  /// How many fingers swipe: 1 by default. Swipes with more fingers are not recognised: a driven renderer has one.
  public var numberOfTouchesRequired = 1
  /// When the finger had moved, and did not tap.
  private var start: Date?
  /// Whether the finger has swiped already.
  private var isOver = false

  private static let (way, seconds) = (CGFloat(50), 0.5)

  /// A finger that moves is one for all directions: each swipe of a view hears it.
  override func countsBeside(_ others: [UIGestureRecognizer]) -> Bool { true }

  override func reset() {
    super.reset()
    (start, isOver) = (nil, false)
  }

  override func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    guard numberOfTouchesRequired <= 1 else { return nil }
    return AnyGesture(
      DragGesture(minimumDistance: 10)
        .following { [self] value in
          let begin = start ?? value.time
          start = begin
          let isInTime = value.time.timeIntervalSince(begin) <= Self.seconds
          guard !isOver, isInTime, counts(value.translation) else { return }
          isOver = true
          send(.ended, at: value.startLocation)
          sent()
        }
        .map { _ in () })
  }

  private func counts(_ way: CGSize) -> Bool {
    let ways: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
      (.right, way.width, way.height), (.left, -way.width, way.height),
      (.down, way.height, way.width), (.up, -way.height, way.width),
    ]
    return ways.contains {
      direction.contains($0.direction) && $0.along >= Self.way
        && Swift.abs($0.across) <= $0.along / 2
    }
  }
}
