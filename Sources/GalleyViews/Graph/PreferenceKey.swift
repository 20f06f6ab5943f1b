import GalleyGeometry

/// A value that views report upwards.
public protocol PreferenceKey {
  /// The value's type.
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
  private var reports: [ObjectIdentifier: Report] = [:]
  /// The only key whose values are kept; nil keeps all.
  private let wanted: ObjectIdentifier?

  init() { wanted = nil }

  /// Keeps the values of one key alone.
  init(wanting key: (some PreferenceKey).Type) { wanted = ObjectIdentifier(key) }

  init(_ reading: PreferenceReading) { wanted = reading.wanted }

  /// Whether values of the key are kept.
  func wants(_ key: ObjectIdentifier) -> Bool { wanted == nil || wanted == key }

  /// A value and how the next one is added to it.
  private struct Report {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  var isEmpty: Bool { reports.isEmpty }

  /// The value that was reported, or nil.
  func reported<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    // Without the first question an optional value would always be there.
    guard let stored = reports[ObjectIdentifier(key)] else { return nil }
    return stored.value as? Key.Value
  }

  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    reported(key) ?? Key.defaultValue
  }

  mutating func set<Key: PreferenceKey>(
    _ key: Key.Type, _ value: @autoclosure () -> Key.Value
  ) {
    guard wants(ObjectIdentifier(key)) else { return }
    let value = value()
    reports[ObjectIdentifier(key)] = Report(value: value) { one, next in
      guard var value = one as? Key.Value, let next = next as? Key.Value else { return }
      // The only reference is `value` then: a list of n views that is kept twice is copied n times.
      one = ()
      Key.reduce(value: &value) { next }
      one = value
    }
  }

  /// Changes a value that was reported, or the key's default, without a copy of it.
  mutating func change<Key: PreferenceKey>(_ key: Key.Type, _ body: (inout Key.Value) -> Void) {
    guard wants(ObjectIdentifier(key)) else { return }
    var value = value(key)
    reports[ObjectIdentifier(key)] = nil
    body(&value)
    set(key, value)
  }

  /// Adds the values of the next sibling (PF1).
  /// - Complexity: O(k) in its keys, and what reducing costs: no value is copied.
  mutating func append(_ next: PreferenceValues) {
    if reports.isEmpty {
      reports = next.reports
      return
    }
    for (key, report) in next.reports {
      if let place = reports.index(forKey: key) {
        report.reduce(&reports.values[place].value, report.value)
      } else {
        reports[key] = report
      }
    }
  }
}

/// Which values of views are read, and when.
struct PreferenceReading {
  /// The only key that is asked for; nil asks for all.
  var wanted: ObjectIdentifier?
  /// Whether only what is reported without nodes is asked for: subtrees without it are left out.
  var isOfReports = false
  /// Whether the views have been laid out. Before, what a container may leave out and has never placed says nothing.
  var isLaidOut = true
  /// Whether the view that is asked counts where its container leaves it out.
  var readsLeftOut = false
  /// Whether a container around may leave out what it contains.
  var mayBeLeftOut = false
}

/// A place in a view that another view can ask for in its own space (PF5).
public struct Anchor<Value>: @unchecked Sendable {
  /// The value after a transform from the image's points.
  let value: (CGAffineTransform) -> Value
  /// Where the place is in the image's points; the box of a point is empty.
  private let box: CGRect

  init(of box: CGRect, value: @escaping (CGAffineTransform) -> Value) {
    self.box = box
    self.value = value
  }

  /// What two anchors of the same place have in common: the bits of its numbers, as one that is not a number equals itself.
  private var bits: SIMD4<UInt64> {
    SIMD4(
      Double(box.origin.x).bitPattern, Double(box.origin.y).bitPattern,
      Double(box.size.width).bitPattern, Double(box.size.height).bitPattern)
  }

  /// Which place of a view an anchor stands for.
  public struct Source {
    let make: (ViewNode) -> Anchor<Value>
  }
}

extension Anchor: Equatable {
  public static func == (one: Anchor, other: Anchor) -> Bool {
    one.bits == other.bits
  }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole box.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      let box = CGRect(origin: .zero, size: node.layout.frame.size).applying(node.toRoot)
      return Anchor(of: box) { box.applying($0) }
    }
  }

  /// A rectangle in the view's own points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      let box = rect.applying(node.toRoot)
      return Anchor(of: box) { box.applying($0) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      let place = point.applying(node.toRoot)
      return Anchor(of: CGRect(origin: place, size: .zero)) { place.applying($0) }
    }
  }

  /// A point in the unit square of the view.
  public static func unitPoint(_ unitPoint: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      let box = CGRect(origin: .zero, size: node.layout.frame.size)
      let place = box.point(at: unitPoint).applying(node.toRoot)
      return Anchor(of: CGRect(origin: place, size: .zero)) { place.applying($0) }
    }
  }

  /// The upper leading corner: left, in both directions of reading.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper trailing corner: right, in both directions of reading.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge: left, in both directions of reading.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge: right, in both directions of reading.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower leading corner: left, in both directions of reading.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower trailing corner: right, in both directions of reading.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
