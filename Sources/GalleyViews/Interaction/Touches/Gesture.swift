import GalleyGeometry

/// Something that fingers do. Only driven renderers touch (`tap`, `drag`).
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture has come to.
  associatedtype Value = Body.Value
  /// What the gesture is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

/// The body of gestures that are made of no others.
nonisolated extension Never: Gesture {
  /// None.
  public typealias Value = Never
}

/// A gesture of Galley's own.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {
  /// The recognizer that is at work, brought up to date, or a new one.
  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value>
}

nonisolated extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture, or none.
nonisolated extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture, where there is one.
  public typealias Value = Wrapped.Value
}

nonisolated extension Optional: PrimitiveGesture where Wrapped: Gesture {
  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    // One that has nothing to follow fails at once.
    map { $0.recognizer(keeping: old) } ?? GestureRecognizer()
  }
}

/// A gesture of any type with one type of value.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: (TouchRecognizer?) -> GestureRecognizer<Value>

  /// Keeps a gesture of any type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { gesture.recognizer(keeping: $0) }
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> { make(old) }
}

/// Where a gesture counts: on the view, on what is in it, or on both.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none: GestureMask = []
  /// On the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// On what is in the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// On both.
  public static let all: GestureMask = [.gesture, .subviews]
}
