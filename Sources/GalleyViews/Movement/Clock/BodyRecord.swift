import GalleyGeometry

/// What a body came to the last time it was evaluated, and whether something that it read has changed since.
final class BodyRecord {
  fileprivate var view: Any?
  fileprivate var body: Any?
  /// What the view's properties had read from the environment.
  fileprivate var readings: [PropertyReading] = []
  /// How often the body was evaluated: what it read before counts no more.
  @Shared fileprivate(set) var generation = 0
  @Shared fileprivate(set) var isDirty = false
  /// The change of state in which the view was last seen.
  var lastSeen = 0

  func invalidate() { isDirty = true }
}

/// What a property of a view got from outside of the view.
enum PropertyReading {
  /// It says by itself when it changes.
  case told
  case value(Any)
  /// Nobody knows: the body is evaluated in every pass.
  case unknown

  fileprivate func isSame(as other: PropertyReading) -> Bool {
    switch (self, other) {
    case (.told, .told): true
    case (.value(let one), .value(let other)): ValueComparison.areStructurallyEqual(one, other)
    default: false
    }
  }
}

/// Which bodies have read a state.
final class StateReaders {
  private struct Reader {
    weak var record: BodyRecord?
    var generation: Int
  }
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var isReadElsewhere = false

  /// Notes who reads.
  func note(in motion: GraphMotion) {
    if let record = motion.bodies.reader {
      readers[ObjectIdentifier(record)] = Reader(record: record, generation: record.generation)
    } else if motion.bodies.isLayingOut {
      isReadElsewhere = true
    }
  }

  /// The bodies that have read the state are evaluated in the next pass.
  /// - Returns: whether nobody else has read it.
  func invalidate() -> Bool {
    for reader in readers.values {
      guard let record = reader.record, record.generation == reader.generation else { continue }
      record.invalidate()
    }
    readers = [:]
    return !isReadElsewhere
  }
}

/// What is known of how views that are collected come and go. A reference, as collectors are copied for each level.
final class BodyReuse {
  let isReused: Bool
  let transition: AnyTransition?
  /// Whether views go without a transition.
  let leavesAtOnce: Bool

  init(_ isReused: Bool, _ transition: AnyTransition?, leavesAtOnce: Bool = false) {
    (self.isReused, self.transition) = (isReused, transition)
    self.leavesAtOnce = transition?.isIdentity ?? leavesAtOnce
  }

  /// What holds for the views in a container.
  var inner: BodyReuse? {
    isReused || leavesAtOnce ? BodyReuse(isReused, nil, leavesAtOnce: leavesAtOnce) : nil
  }
}

extension _ViewCollector {
  /// Collects the body of a view of somebody's own in a graph with a clock.
  mutating func collectMovingBody<V: View>(of view: V) {
    guard let motion = graph.motion else { return }
    descend(into: "\(V.self)") { collector in
      collector.identity = collector.identity.appending(.type(ObjectIdentifier(V.self)))
      collector.collectBody(of: view, in: motion)
    }
  }

  /// Whether the views to come are from a body that was not evaluated again.
  var isReused: Bool {
    get { moving?.isReused ?? false }
    set {
      guard newValue != isReused else { return }
      moving = BodyReuse(newValue, moving?.transition, leavesAtOnce: leavesAtOnce)
    }
  }

  /// Whether the views to come go without a transition.
  var leavesAtOnce: Bool { moving?.leavesAtOnce ?? false }

  /// How the views to come come and go.
  var transition: AnyTransition? {
    get { moving?.transition }
    set { moving = BodyReuse(isReused, newValue, leavesAtOnce: leavesAtOnce) }
  }

  /// The body is evaluated only where something has changed that it
  /// was made of or has read.
  fileprivate mutating func collectBody<V: View>(of view: V, in motion: GraphMotion) {
    let record = motion.bodies.record(at: identity, in: motion.log.epoch)
    let outer = motion.bodies.reader
    motion.bodies.reader = record
    defer { motion.bodies.reader = outer }
    let view = motion.shown(view, at: identity, in: environment)
    if let known = record.view as? V, let body = record.body as? V.Body, !record.isDirty,
      !motion.bodies.evaluatesAll, InputComparison.areEqual(known, view, isLenient: isReused),
      let readings = install(known), record.hasRead(readings)
    {
      return collectKept(body)
    }
    guard let readings = install(view) else { return }
    record.generation += 1
    record.isDirty = false
    let body = GraphMotion.reading(in: motion) { onAnyActor(view) { $0.body } }
    (record.view, record.body, record.readings) = (view, body, readings)
    motion.bodies.evaluations += 1
    isReused = false
    body._collect(into: &self)
  }

  private mutating func collectKept(_ body: some View) { body._collect(into: &self) }

  /// Connects the view's properties.
  /// - Returns: what they read; nil where one has no value.
  private mutating func install(_ view: some View) -> [PropertyReading]? {
    let installed = graph.memory.install(
      view, at: identity, environment: environment, in: graph)
    if let missing = installed.missing {
      reportMissing(missing, in: "\(type(of: view))")
      return nil
    }
    if !installed.properties.isEmpty {
      installation = PropertyConnections(outer: installation, properties: installed.properties)
    }
    return installed.properties.map { property, context in
      if let reader = graph.motion?.bodies.reader {
        (context.slot.content as? ObjectObservation)?.isRead(by: reader)
      }
      return property.reading(in: environment)
    }
  }
}

extension BodyRecord {
  fileprivate func hasRead(_ other: [PropertyReading]) -> Bool {
    readings.count == other.count
      && zip(readings, other).allSatisfy { $0.isSame(as: $1) }
  }
}

/// Compares what views were made of.
enum InputComparison {
  private static let depthLimit = 40

  /// Whether a view is known to be made of the same as one before. Properties that are connected to their own places
  /// are left out.
  /// - Parameter isLenient: whether what cannot be compared counts as equal: the view comes from a body that was not
  ///   evaluated again.
  static func areEqual(_ one: Any, _ other: Any, isLenient: Bool, depth: Int = 0) -> Bool {
    if depth > depthLimit { return isLenient }
    if one is any InstallableProperty, !(one is any ComparedProperty) { return true }
    if let one = one as? any ComparableOrigin, let origin = one.origin,
      let second = (other as? any ComparableOrigin)?.origin
    {
      return origin === second
    }
    if one is any Equatable || one is any Collection {
      return ValueComparison.areStructurallyEqual(one, other)
    }
    guard type(of: one) == type(of: other) else { return false }
    let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
    switch left.displayStyle {
    case .class: return (one as AnyObject) === (other as AnyObject)
    case .struct, .tuple, .optional:
      return left.children.count == right.children.count
        && zip(left.children, right.children).allSatisfy {
          areEqual($0.value, $1.value, isLenient: isLenient, depth: depth + 1)
        }
    case .enum where left.children.isEmpty:
      return ValueComparison.areStructurallyEqual(one, other)
    case .enum:
      return left.children.count == right.children.count
        && zip(left.children, right.children).allSatisfy {
          $0.label == $1.label
            && areEqual($0.value, $1.value, isLenient: isLenient, depth: depth + 1)
        }
    default: return isLenient
    }
  }
}

/// A property that a view may be given another one of.
protocol ComparedProperty {}

extension ObservedObject: ComparedProperty {}

/// A binding that knows the place that it stands for.
protocol ComparableOrigin {
  /// Nil where it stands for a part of one, or for something else.
  var origin: AnyObject? { get }
}
