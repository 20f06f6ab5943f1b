import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// Walks through views and updates the nodes that they stand for. Views without a box of their own
/// (groups, conditions, repetitions, your own views) only pass it on.
public struct _ViewCollector {
  let list: ChildList
  var environment: EnvironmentValues
  var orientation: Axis?
  var source: SourceLocation?
  /// The row of a grid that the views to come belong to.
  var gridRow: GridRowMark?
  let graph: ViewGraph
  var place: ViewPlace
  var identity: ViewIdentity { place.identity }
  /// Which of the views to come become nodes; nil where all do.
  private var selection: SubviewSelection?
  /// Whether views were passed over because no more are looked for.
  var hasStopped: Bool { selection?.next != nil }
  /// Where sections are looked for among the views to come.
  var soughtSections: SubviewSelection? { selection?.seeksSections == true ? selection : nil }
  /// The bodies around the views to come that have dynamic properties.
  var installation: PropertyConnections?
  /// The node whose children are collected.
  private(set) var owner: ViewNode?
  /// Modifiers around the views to come, the outermost first: each view gets nodes of its own for
  /// them (R3).
  var wrappers: [Wrapper] = []
  /// What the views to come report without nodes of their own, the outermost first.
  var changes: [PreferenceChange] = []
  private(set) var depth: Int
  /// What is known of how the views to come come and go.
  var moving: BodyReuse?
  /// What closures around the views to come have made; nil where nothing is kept.
  var made: MadeViews?

  struct Wrapper {
    var content: any NodeContent
    var context: NodeContext
    var source: SourceLocation?
  }

  init(
    list: ChildList, environment: EnvironmentValues, orientation: Axis?, source: SourceLocation?,
    graph: ViewGraph, depth: Int, owner: ViewNode? = nil
  ) {
    self.list = list
    self.environment = environment
    self.orientation = orientation
    self.source = source
    self.graph = graph
    self.depth = depth
    self.owner = owner
    // Ways go on through containers, so that a view's way is its own in the whole tree; a node's own
    // identity stays the same object from pass to pass, where comparisons end.
    place = ViewPlace(owner?.identity ?? .root())
  }

  /// What it takes to collect more views of the owner while it is laid out.
  var later: DeferredCollector {
    DeferredCollector(
      environment: environment, orientation: orientation, source: source, place: place,
      installation: installation, depth: depth, moving: moving, made: made,
      reader: graph.motion?.bodies.reader, graph: graph, owner: owner)
  }

  init(_ later: DeferredCollector, list: ChildList, graph: ViewGraph, owner: ViewNode) {
    self.init(
      list: list, environment: later.environment, orientation: later.orientation,
      source: later.source, graph: graph, depth: later.depth, owner: owner)
    place = later.place
    installation = later.installation
    moving = later.moving
    made = later.made
  }

  private var context: NodeContext {
    NodeContext(
      environment: environment, orientation: orientation, graph: graph,
      installation: installation)
  }

  /// The mark of the grid row that the view is: the same one in every pass, so that what its cells
  /// have answered holds.
  func gridRowMark(alignment: VerticalAlignment?) -> GridRowMark {
    graph.memory.gridRowMark(at: place, alignment: alignment)
  }

  /// Collects a view that lies one step further.
  /// - Parameter element: its place, where it is an element of a collection.
  mutating func collect(_ view: some View, at step: ViewIdentity.Step, element: Int? = nil) {
    guard seeks({ $0.enter(step, element: element) }) else { return }
    let outer = place
    place = place.appending(step)
    view._collect(into: &self)
    place = outer
    selection?.leave()
  }

  /// Whether anything that is one step further is collected.
  func leads(to step: ViewIdentity.Step) -> Bool { seeks { $0.leads(to: step) } }

  /// What a walk that looks for views says of one step; true without a walk.
  private func seeks(_ ask: (SubviewSelection) -> Bool) -> Bool {
    guard let selection else { return true }
    graph.diagnostics.soughtSteps += 1
    return ask(selection)
  }

  /// Those of the views of a list that may be on the way to what is looked for, by their places.
  func places(of count: Int) -> Range<Int> {
    guard let (step, isOnly) = selection?.firstStep, case .index(let place) = step else {
      return 0..<count
    }
    let first = min(max(place, 0), count)
    return first..<(isOnly ? min(first + 1, count) : count)
  }

  /// The element of a collection on the only way to what is looked for, with the step to it, where its place is known.
  var onlyElement: (step: ViewIdentity.Step, place: Int)? { selection?.onlyElement }

  /// How far the walk before has come in the container whose views come next; nil where they come from the first one on.
  func walked<Progress: AnyObject>(as type: Progress.Type) -> Progress? {
    selection?.walked(as: type)
  }

  /// Keeps how far the walk has come in the container, for the one that goes on.
  func keep(_ progress: AnyObject) { selection?.keep(progress) }

  /// Collects the view of an element, one step further.
  /// - Parameters:
  ///   - place: how many elements are before it.
  ///   - tag: what the element stands for.
  mutating func collect(
    _ view: some View, at step: ViewIdentity.Step, element place: Int, standingFor tag: AnyHashable
  ) {
    selection?.elementTags.append(tag)
    collect(view, at: step, element: place)
    selection?.elementTags.removeLast()
  }

  /// Collects a view that stands for none of the elements that it lies in.
  mutating func collectBesideElements(_ view: some View) {
    let tags = selection?.elementTags ?? []
    selection?.elementTags = []
    view._collect(into: &self)
    selection?.elementTags = tags
  }

  /// Collects a view that lies one step further, with a change that ends with it.
  func collect(
    _ view: some View, at step: ViewIdentity.Step, changing change: (inout _ViewCollector) -> Void
  ) {
    var inner = self
    change(&inner)
    inner.collect(view, at: step)
  }

  /// Collects those of a view's views that `selection` takes, as if the view stood at `place`.
  mutating func collect(
    _ view: some View, selecting selection: SubviewSelection, at place: ViewPlace
  ) {
    descend(into: "subviews") { inner in
      selection.outer = inner.selection
      inner.place = place
      inner.selection = selection
      // What the container around has been told belongs to its own views.
      if !selection.isWanted { (inner.wrappers, inner.changes) = ([], []) }
      view._collect(into: &inner)
    }
  }

  /// Collects the body of a custom view.
  mutating func collectBody<V: View>(of view: V) {
    if graph.motion != nil { return collectMovingBody(of: view) }
    descend(into: "\(V.self)") { collector in
      collector.place = place.appending(.type(ViewType(V.self)))
      let installed = collector.graph.memory.install(
        view, at: collector.identity, environment: environment, in: collector.graph)
      if let missing = installed.missing {
        return reportMissing(missing, in: "\(V.self)")
      }
      if !installed.properties.isEmpty {
        collector.installation = PropertyConnections(
          outer: installation, properties: installed.properties)
      }
      onAnyActor(view) { $0.body }._collect(into: &collector)
    }
  }

  /// Reports that a view's body cannot be read. Where views are only looked for, it counts as one view and nothing is
  /// missing yet: a tab whose views are not shown needs no values.
  func reportMissing(_ object: String, in view: String) {
    guard selection?.isWanted == false else {
      return graph.report(.missingObject(object), in: view, source: source)
    }
    _ = selection?.takes(containerValues)
  }

  /// Collects `content` in another environment.
  mutating func collect(_ content: some View, changing change: (inout EnvironmentValues) -> Void) {
    guard deepen("environment") else { return }
    let outer = environment
    change(&environment)
    content._collect(into: &self)
    environment = outer
    depth -= 1
  }

  /// Collects `content`, which was written at another place.
  mutating func collect(_ content: some View, from source: SourceLocation) {
    guard deepen("environment") else { return }
    let outer = self.source
    self.source = source
    content._collect(into: &self)
    self.source = outer
    depth -= 1
  }

  /// Collects `content` in a row of a grid.
  mutating func collect(_ content: some View, inRow row: GridRowMark) {
    guard deepen("environment") else { return }
    let outer = gridRow
    gridRow = row
    content._collect(into: &self)
    gridRow = outer
    depth -= 1
  }

  /// Collects a container one level further down than where it stands: layouts go deeper into containers than into
  /// other views, so that they count twice.
  mutating func collect(_ container: some View, deeper name: @autoclosure () -> String) {
    guard deepen(name()) else { return }
    container._collect(into: &self)
    depth -= 1
  }

  /// Collects `content` with a node of its own around each of its views.
  mutating func wrap(_ content: some View, in wrapper: any NodeContent) {
    guard deepen(wrapper.name) else { return }
    let outer = orientation
    wrappers.append(Wrapper(content: wrapper, context: context, source: source))
    orientation = wrapper.orientation(within: outer)
    content._collect(into: &self)
    orientation = outer
    wrappers.removeLast()
    depth -= 1
  }

  /// Adds a view that is a node, with the nodes of the modifiers around it.
  mutating func emit(_ content: any NodeContent) {
    guard graph.canContinue else { return graph.limits.noteExcess(in: content, source) }
    if let selection, !selection.takes(containerValues(of: content)) { return }
    graph.diagnostics.collectedViews += 1
    let count = list.nodes.count
    defer { report(from: count) }
    if graph.motion != nil { return emitMoving(content) }
    if let transition = moving?.transition, !transition.isAtRest {
      emitAtRest(content, by: transition)
    } else {
      emit(content, into: list, wrappers: wrappers[...])
    }
    graph.limits.noteExcess(in: content, source)
  }

  /// The node that was added is the one that reports.
  private func report(from count: Int) {
    guard list.nodes.count > count else { return }
    let node = list.nodes[count]
    if !changes.isEmpty || !node.changes.isEmpty { node.changes = changes }
  }

  /// Collects `content`, whose views report what `change` makes of what they say.
  mutating func collect(_ content: some View, changing change: PreferenceChange) {
    if !change.isEnd { graph.memory.reportedKeys.insert(change.key) }
    changes.append(change)
    content._collect(into: &self)
    changes.removeLast()
  }

  /// What the modifiers around tell the container, the outermost last.
  var containerValues: ContainerValues { containerValues(of: nil) }

  /// What a view that is a node and the modifiers around tell the container.
  private func containerValues(of content: (any NodeContent)?) -> ContainerValues {
    var values = ContainerValues()
    content?.changeContainerValues(&values)
    for wrapper in wrappers.reversed() { wrapper.content.changeContainerValues(&values) }
    return values
  }

  func emit(
    _ content: any NodeContent, into list: ChildList, wrappers: ArraySlice<Wrapper>
  ) {
    guard let wrapper = wrappers.first else {
      let node = list.claim(identity, content: content, context: context, source: source)
      let children = collectChildren(
        of: content, node: node, slot: 0, replacing: node.replaceableChildren, context: context,
        source: source,
        orientation: content.orientation(within: orientation))
      node.setChildren(children, in: graph.motion)
      return
    }
    let node = list.claim(
      identity, content: wrapper.content, context: wrapper.context, source: wrapper.source,
      isWrapper: true)
    let inner = ChildList(replacing: node.replaceableChildren)
    emit(content, into: inner, wrappers: wrappers.dropFirst())
    let secondary = collectChildren(
      of: wrapper.content, node: node, slot: wrappers.count, replacing: node.secondary,
      context: wrapper.context,
      source: wrapper.source, orientation: wrapper.context.orientation)
    node.setChildren(inner.nodes, secondary: secondary, in: graph.motion)
  }

  private func collectChildren(
    of content: any NodeContent, node: ViewNode, slot: Int, replacing old: [ViewNode],
    context: NodeContext,
    source: SourceLocation?, orientation: Axis?
  ) -> [ViewNode] {
    let list = ChildList(replacing: old)
    var inner = _ViewCollector(
      list: list, environment: context.environment, orientation: orientation, source: source,
      graph: graph, depth: depth, owner: node)
    inner.place = place.within(node.identity)
    // Several nodes of one view share its way; what is beside the view itself has a way of its own.
    if slot > 0 {
      inner.place = inner.place.appending(.wrapper(slot))
      // The wrapped view may hold copies of the bodies around.
      context.installation?.reinstall()
    }
    inner.installation = context.installation
    inner.moving = moving?.inner
    inner.made = made
    if inner.deepen(content.name) { content.collectChildren(into: &inner) }
    return list.nodes
  }

  /// Runs `body` one level further down, unless the tree is deeper than the graph allows.
  func descend(
    into name: @autoclosure () -> String, _ body: (inout _ViewCollector) -> Void
  ) {
    var inner = self
    if inner.deepen(name()) { body(&inner) }
  }

  /// Goes one level further down, unless the tree is deeper than the graph allows.
  /// - Returns: whether it does; where not, that is reported.
  private mutating func deepen(_ name: @autoclosure () -> String) -> Bool {
    guard depth < graph.limits.depth else {
      graph.report(.tooDeep(limit: graph.limits.depth), in: name(), source: source)
      return false
    }
    depth += 1
    return true
  }
}
