import GalleyLayout

/// What views keep from pass to pass by their places in the tree, for as long as these are seen.
final class GraphMemory {
  private let installer = PropertyInstaller()
  private var storages: [ViewIdentity: PropertyStorage] = [:]
  private var modifiers = ModifierMemories()
  private var gridRows: [ViewPlace: (mark: GridRowMark, lastSeen: Int)] = [:]
  private var pass = 0
  /// The change of state that is shown, in a graph that knows these, and the first of its passes.
  private var epoch: (number: Int?, firstPass: Int) = (nil, 0)
  /// How many images were begun.
  private(set) var imageCount = 0
  /// What views of some kinds keep for the whole graph.
  private var values: [any GraphValue] = []
  /// Whether there ever was a `geometryGroup`.
  var hasGeometryGroups = false
  /// The preferences that views have reported without nodes of their own.
  var reportedKeys: Set<ObjectIdentifier> = []

  /// Whether views are counted alone, and drawn elsewhere: objects that they make are not taken.
  var isCounting = false

  /// What carries states from process to process; nil in a graph whose states end with it.
  var keeper: StateKeeper?

  /// The states that have changed, in the order of their views.
  var carriedStates: CarriedStates {
    var carried = CarriedStates()
    let places = storages.filter { $0.value.lastSeen == pass }
      .map { (way: $0.key.way, view: $0.key.view, storage: $0.value) }
      .sorted { $0.way.lexicographicallyPrecedes($1.way) }
    for place in places {
      for (property, content) in place.storage.contents {
        guard let state = content as? any KeptState else { continue }
        var found = CarriedState(
          view: place.view, way: place.way, property: property, value: .none)
        switch state.change {
        case .none: break
        case .lost(nil): carried.lost.append("\(found.name), which cannot be carried")
        case .lost(let lost?):
          carried.lost.append("\(found.name), whose property \(lost) cannot be carried")
        case .carried(let value):
          found.value = value
          carried.states.append(found)
        }
      }
    }
    return carried
  }

  /// Whether no custom view keeps anything.
  var isEmpty: Bool { storages.values.allSatisfy(\.isEmpty) }

  func beginImage() { imageCount += 1 }

  /// - Parameter number: of the change of state that is shown; nil in a graph that does not know it.
  func beginPass(in number: Int?) {
    pass += 1
    if number == nil || number != epoch.number { epoch = (number, pass) }
  }

  /// Forgets what belongs to views that the pass has not seen: it ends with them. States end only with views that no pass of
  /// a change has seen, as the bodies that have read them do: a view that a pass leaves out before the layout has settled is
  /// still there.
  func forgetUnseen() {
    storages = storages.filter { $0.value.lastSeen >= epoch.firstPass }
    modifiers.forget(before: pass)
    gridRows = gridRows.filter { $0.value.lastSeen == pass }
  }

  /// Connects the dynamic properties of a custom view.
  func install<V: View>(
    _ view: V, at identity: ViewIdentity, environment: EnvironmentValues, in graph: ViewGraph
  ) -> PropertyInstaller.Result {
    installer.install(view, at: identity, environment: environment, graph: graph) {
      let storage = storages[identity] ?? PropertyStorage()
      storage.lastSeen = pass
      storages[identity] = storage
      return storage
    }
  }

  /// What a modifier keeps.
  func memory(at place: ModifierMemory.Place) -> ModifierMemory {
    modifiers.memory(at: place, in: pass)
  }

  /// What views of one kind keep for the whole graph; it is made when it is asked for.
  func value<Value: GraphValue>(_ type: Value.Type = Value.self) -> Value {
    if let known = knownValue(type) { return known }
    let new = Value()
    values.append(new)
    return new
  }

  /// What views of one kind keep for the whole graph; nil if it was not asked for yet.
  func knownValue<Value: GraphValue>(_ type: Value.Type = Value.self) -> Value? {
    for value in values {
      if let found = value as? Value { return found }
    }
    return nil
  }

  /// Whether something goes on by itself with the clock.
  var goesOn: Bool { values.contains(where: \.goesOn) }

  /// What views of all kinds keep for the whole graph, in the order in which it was asked for.
  func forEachValue(_ body: (any GraphValue) -> Void) { values.forEach(body) }

  /// Paints what belongs to no view.
  func displayValues(in builder: inout DisplayBuilder, of graph: ViewGraph) {
    for value in values where !value.isFront { value.display(in: &builder, of: graph) }
    for value in values where value.isFront { value.display(in: &builder, of: graph) }
  }

  /// The mark that a row of a grid has had since it was first seen.
  func gridRowMark(at place: ViewPlace, alignment: VerticalAlignment?) -> GridRowMark {
    if let known = gridRows[place] {
      // Two rows must not become one, whatever their ways are.
      if known.lastSeen == pass { return GridRowMark(alignment: alignment) }
      if known.mark.alignment == alignment {
        gridRows[place]?.lastSeen = pass
        return known.mark
      }
    }
    let mark = GridRowMark(alignment: alignment)
    gridRows[place] = (mark, pass)
    return mark
  }
}

/// What views of one kind keep for the whole graph, as which field has the focus: there is one of a type.
protocol GraphValue: AnyObject {
  init()
  /// Whether it goes on by itself with the clock.
  var goesOn: Bool { get }
  /// Brings what goes on by itself to where it is now.
  /// - Parameter time: seconds of the clock.
  func goOn(to time: Double, in graph: ViewGraph)
  /// A pass has placed the views, which have reacted: does what they have asked for.
  func endPass(in graph: ViewGraph)
  /// Finds what is marked in the image that is painted next.
  func findMarks(in graph: ViewGraph)
  /// Paints what belongs to no view, in front of all views.
  func display(in builder: inout DisplayBuilder, of graph: ViewGraph)
  /// Whether that lies in front of what other values paint.
  var isFront: Bool { get }
}

extension GraphValue {
  var goesOn: Bool { false }
  func goOn(to time: Double, in graph: ViewGraph) {}
  func endPass(in graph: ViewGraph) {}
  func findMarks(in graph: ViewGraph) {}
  func display(in builder: inout DisplayBuilder, of graph: ViewGraph) {}
  var isFront: Bool { false }
}
