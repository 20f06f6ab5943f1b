import GalleyGeometry

/// A value that views report upwards.
public protocol PreferenceKey {
  associatedtype Value
  /// What a view has that reports nothing.
  static var defaultValue: Value { get }
  /// Adds the next value to those before it (PF1).
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The values that the views below a node report, by key.
struct PreferenceValues {
  private var values: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The value that was reported, or nil.
  func reported<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    // Without the first question an optional value would always be there.
    guard let stored = values[ObjectIdentifier(key)] else { return nil }
    return stored as? Key.Value
  }

  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    reported(key) ?? Key.defaultValue
  }

  mutating func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    values[ObjectIdentifier(key)] = value
    reducers[ObjectIdentifier(key)] = { one, next in
      guard var value = one as? Key.Value, let next = next as? Key.Value else { return one }
      Key.reduce(value: &value) { next }
      return value
    }
  }

  private var reducers: [ObjectIdentifier: (Any, Any) -> Any] = [:]

  /// Adds the values of the next sibling (PF1).
  mutating func append(_ next: PreferenceValues) {
    for (key, value) in next.values {
      reducers[key] = next.reducers[key]
      if let own = values[key], let reduce = next.reducers[key] {
        values[key] = reduce(own, value)
      } else {
        values[key] = value
      }
    }
  }
}

/// A place in a view that another view can ask for in its own space (PF5).
public struct Anchor<Value>: @unchecked Sendable {
  /// The value after a transform from the picture's points.
  let value: (CGAffineTransform) -> Value
  private let description: String

  init(description: String, value: @escaping (CGAffineTransform) -> Value) {
    self.description = description
    self.value = value
  }

  /// Which place of a view an anchor stands for.
  public struct Source {
    let make: (ViewNode) -> Anchor<Value>
  }
}

extension Anchor: Equatable {
  public static func == (one: Anchor, other: Anchor) -> Bool {
    one.description == other.description
  }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole box.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      let box = CGRect(origin: .zero, size: node.layout.frame.size).applying(node.toRoot)
      return Anchor(description: "\(box)") { box.applying($0) }
    }
  }

  /// A rectangle in the view's own points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      let box = rect.applying(node.toRoot)
      return Anchor(description: "\(box)") { box.applying($0) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      let place = point.applying(node.toRoot)
      return Anchor(description: "\(place)") { place.applying($0) }
    }
  }

  public static func unitPoint(_ unitPoint: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      let box = CGRect(origin: .zero, size: node.layout.frame.size)
      let place = box.point(at: unitPoint).applying(node.toRoot)
      return Anchor(description: "\(place)") { place.applying($0) }
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
