import GalleyGeometry
import GalleyMotion

/// A view of a value that goes from keyframe to keyframe. Without a clock an image shows the value at the start.
nonisolated public struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: PrimitiveView where KeyframePath.Value == Value {
  private let initialValue: Value
  private let start: KeyframeStart
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// - Parameter trigger: the value goes its way when it changes, from where it is.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, start) = (initialValue, .trigger(TriggerValue(trigger)))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// - Parameter repeating: whether the value repeats its way; otherwise it stays at the start.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, start) = (initialValue, .repeating(repeating))
    (self.content, self.keyframes) = (content, keyframes)
  }

  public func _collect(into collector: inout _ViewCollector) {
    var value = initialValue
    if let motion = collector.graph.runningMotion {
      let place = collector.identity.appending(.type(ViewType(Self.self)))
      let body = motion.bodyMotion(at: place) { KeyframeMotion<Value>(start) }
      if let progress = body as? KeyframeMotion<Value> {
        progress.update(start, initialValue, at: motion.clock.time) { initial in
          GraphMotion.reading(in: motion) {
            KeyframeTimeline(initialValue: initial) { keyframes(initial) }
          }
        }
        value = progress.value(at: motion.clock.time) ?? initialValue
      }
    }
    let views = GraphMotion.reading(in: collector.graph.motion) { content(value) }
    collector.collect(views, at: .index(0)) { $0.isReused = false }
  }
}

/// What makes keyframes go.
private enum KeyframeStart {
  case repeating(Bool)
  case trigger(TriggerValue)
}

/// How far a value is on its keyframes.
private final class KeyframeMotion<Value>: BodyMotion {
  private var trigger: TriggerValue?
  private var timeline: KeyframeTimeline<Value>?
  private var isRepeating = false
  /// Seconds of the clock.
  private var since = 0.0
  private var hasEnded = false

  init(_ start: KeyframeStart) {
    if case .trigger(let trigger) = start { self.trigger = trigger }
  }

  override var isMoving: Bool { timeline != nil && !hasEnded }

  /// Begins where the start says so.
  func update(
    _ start: KeyframeStart, _ initial: Value, at time: TimeInterval,
    _ makeTimeline: (Value) -> KeyframeTimeline<Value>
  ) {
    switch start {
    case .repeating(let isRepeating):
      self.isRepeating = isRepeating
      if !isRepeating { timeline = nil }
      if isRepeating, timeline == nil {
        (timeline, since, hasEnded) = (makeTimeline(initial), time, false)
      }
    case .trigger(let new):
      guard let trigger, !new.isEqual(to: trigger) else { return }
      self.trigger = new
      (timeline, since, hasEnded) = (makeTimeline(value(at: time) ?? initial), time, false)
    }
  }

  /// Nil where the value has not begun.
  func value(at time: TimeInterval) -> Value? {
    guard let timeline else { return nil }
    let duration = timeline.duration
    var elapsed = time - since
    if isRepeating {
      elapsed = duration > 0 ? elapsed.truncatingRemainder(dividingBy: duration) : 0
    } else if elapsed >= duration - AnimationClock.tolerance {
      (elapsed, hasEnded) = (duration, true)
    }
    return timeline.value(time: elapsed)
  }
}

nonisolated extension View {
  /// The view of a value that goes from keyframe to keyframe when `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// The view of a value that goes from keyframe to keyframe repeatedly.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
