import GalleyGeometry

/// The ways of one or more parts of a value.
public protocol Keyframes<Value> {
  /// The type of the value that moves.
  associatedtype Value
  /// The type of the tracks in `body`.
  associatedtype Body: Keyframes
  /// The tracks that these ones are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks. The default adds those of `body`.
  func _extend(_ tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _extend(_ tracks: inout _KeyframeTracks<Value>) { body._extend(&tracks) }
}

/// What keyframes come to: how long each track takes and what it does to the value.
public struct _KeyframeTracks<Value> {
  struct Track {
    /// Seconds.
    var duration: TimeInterval
    /// Sets a part of the value as it is after some seconds, from what it was at the start.
    var update: (_ value: inout Value, _ initial: Value, _ time: TimeInterval) -> Void
  }
  var tracks: [Track] = []
}

/// Keyframes of one part of a value, or of all of it.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Keyframes of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  init(whole content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  public var body: Self { self }

  public func _extend(_ tracks: inout _KeyframeTracks<Root>) {
    var path = _KeyframePath<Value>()
    content._extend(&path)
    tracks.tracks.append(
      _KeyframeTracks.Track(duration: path.duration) { value, initial, time in
        value[keyPath: keyPath] = path.value(from: initial[keyPath: keyPath], at: time)
      })
  }
}

/// Several tracks beside each other.
public struct _KeyframeGroup<Value>: Keyframes {
  private let parts: [(inout _KeyframeTracks<Value>) -> Void]

  init(_ parts: [(inout _KeyframeTracks<Value>) -> Void]) { self.parts = parts }

  public var body: Self { self }

  public func _extend(_ tracks: inout _KeyframeTracks<Value>) {
    for part in parts { part(&tracks) }
  }
}

/// Makes one value of tracks that are written one after the other, or of the keyframes of one track.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// The tracks of a statement.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// The keyframes of a statement, which are of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// The tracks of an empty closure.
  public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup([]) }

  /// The tracks of the first statement.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// The keyframes of the first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// The tracks of the statements so far, and of the next one.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframeGroup<Value> where A.Value == Value, B.Value == Value {
    _KeyframeGroup([{ accumulated._extend(&$0) }, { next._extend(&$0) }])
  }

  /// The keyframes of the statements so far, and of the next one.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence([{ accumulated._extend(&$0) }, { next._extend(&$0) }])
  }

  /// The keyframes of a loop, in order.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(components.map { part in { part._extend(&$0) } })
  }

  /// The keyframes of a condition that is true.
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence([{ component._extend(&$0) }])
  }

  /// The keyframes of a condition that is false.
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence([{ component._extend(&$0) }])
  }

  /// The tracks of the closure.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  /// The keyframes of the closure as one track of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(whole: component)
  }
}

/// The way of a value in time, by keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private var tracks = _KeyframeTracks<Value>()

  /// The way of a value from the initial one, by the keyframes of a closure.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    content()._extend(&tracks)
  }

  /// Seconds until the last track is at its end.
  public var duration: TimeInterval { tracks.tracks.reduce(0) { max($0, $1.duration) } }

  /// The value after some seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks.tracks { track.update(&value, initialValue, time) }
    return value
  }

  /// The value at a part of the duration: 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
