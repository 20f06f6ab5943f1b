import GalleyGeometry

/// Two gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What either has come to; nil for one that has not begun.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? SimultaneousRecognizer<First, Second>
    let one = first.recognizer(keeping: known?.first)
    let other = second.recognizer(keeping: known?.second)
    guard let known else { return SimultaneousRecognizer(one, other) }
    (known.first, known.second) = (one, other)
    return known
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
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? SequenceRecognizer<First, Second>
    let one = first.recognizer(keeping: known?.first)
    let other = second.recognizer(keeping: known?.second)
    guard let known else { return SequenceRecognizer(one, other) }
    (known.first, known.second) = (one, other)
    return known
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
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let known = old as? ExclusiveRecognizer<First, Second>
    let one = first.recognizer(keeping: known?.first)
    let other = second.recognizer(keeping: known?.second)
    guard let known else { return ExclusiveRecognizer(one, other) }
    (known.first, known.second) = (one, other)
    return known
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
