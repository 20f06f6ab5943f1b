import GalleyGeometry

/// Two gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What either has come to; nil for one that has not begun.
  public struct Value {
    /// What the first has come to.
    public var first: First.Value?
    /// What the second has come to.
    public var second: Second.Value?
  }
  /// One of the gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Two gestures that may go on at once.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>.recognizer(of: first, second, keeping: old)
  }
}

nonisolated extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that begins when another one has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the two have come.
  public enum Value {
    /// The first gesture is not over.
    case first(First.Value)
    /// The first gesture has ended; the second's value is nil until it begins.
    case second(First.Value, Second.Value?)
  }
  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// A gesture and one that begins when it has ended.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>.recognizer(of: first, second, keeping: old)
  }
}

nonisolated extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the first counts where it begins, and else the second.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that counts has come to.
  public enum Value {
    /// The first gesture counts.
    case first(First.Value)
    /// The second gesture counts.
    case second(Second.Value)
  }
  /// The gesture that goes before the other.
  public var first: First
  /// The gesture that counts if the first one fails.
  public var second: Second

  /// A gesture and one that counts if it fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>.recognizer(of: first, second, keeping: old)
  }
}

nonisolated extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension Gesture {
  /// This gesture and another one at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
