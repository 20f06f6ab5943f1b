import GalleyGeometry

/// Which bodies have read a state.
final class StateReaders {
  private struct Reader {
    weak var record: BodyRecord?
    var generation: Int
  }
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var isReadElsewhere = false

  /// Notes the body that reads.
  func note(in motion: GraphMotion) {
    if let record = motion.bodies.reader {
      readers[ObjectIdentifier(record)] = Reader(record: record, generation: record.generation)
    } else if motion.bodies.isLayingOut {
      isReadElsewhere = true
    }
  }

  /// The bodies that have read the state are evaluated in the next pass.
  /// - Returns: whether nothing else has read it.
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
  let transition: (any ViewTransition)?
  /// Whether views go without a transition.
  let leavesAtOnce: Bool

  init(_ isReused: Bool, _ transition: (any ViewTransition)?, leavesAtOnce: Bool = false) {
    (self.isReused, self.transition) = (isReused, transition)
    self.leavesAtOnce = transition?.isIdentity ?? leavesAtOnce
  }

  /// What holds for the views in a container.
  var inner: BodyReuse? {
    isReused || leavesAtOnce ? BodyReuse(isReused, nil, leavesAtOnce: leavesAtOnce) : nil
  }
}

extension _ViewCollector {
  /// Collects the body of a custom view in a graph with a clock.
  mutating func collectMovingBody<V: View>(of view: V) {
    guard let motion = graph.motion else { return }
    descend(into: "\(V.self)") { collector in
      collector.place = collector.place.appending(.type(ViewType(V.self)))
      collector.collectBody(of: view, in: motion)
    }
  }

  /// Whether the views to come are from a body that was not evaluated again.
  var isReused: Bool {
    get { moving?.isReused ?? false }
    set {
      // Closures are called again, whatever has called them.
      if !newValue { made = nil }
      guard newValue != isReused else { return }
      moving = BodyReuse(newValue, moving?.transition, leavesAtOnce: leavesAtOnce)
    }
  }

  /// Whether the views to come go without a transition.
  var leavesAtOnce: Bool { moving?.leavesAtOnce ?? false }

  /// How the views to come come and go.
  var transition: (any ViewTransition)? {
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
      made = record.made
      return collectKept(body)
    }
    guard let readings = install(view) else { return }
    record.generation += 1
    record.isDirty = false
    record.made = MadeViews()
    let body = GraphMotion.reading(in: motion) { onAnyActor(view) { $0.body } }
    (record.view, record.body, record.readings) = (view, body, readings)
    motion.bodies.evaluations += 1
    isReused = false
    made = record.made
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
        (context.slot.content as? TellingContent)?.isRead(by: reader)
      }
      return property.reading(in: environment)
    }
  }
}
