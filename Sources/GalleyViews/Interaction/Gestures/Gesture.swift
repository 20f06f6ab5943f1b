import GalleyGeometry

/// Something that fingers and pointers do. Nobody touches a picture: no gesture ever begins.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture has come to.
  associatedtype Value = Body.Value
  associatedtype Body: Gesture
  var body: Body { get }
}

/// The body of gestures that are made of no others.
nonisolated extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture of Galley's own.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

nonisolated extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture, or none.
nonisolated extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

nonisolated extension Optional: PrimitiveGesture where Wrapped: Gesture {}

/// A gesture of any type with one type of value.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Where a gesture counts: on the view, on what is in it, or on both.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
