/// The states of a graph's views that have changed since the views were made, for another process that shows the same views,
/// compiled from other sources.
package struct CarriedStates: Codable, Equatable, Sendable {
  /// In the order of the views.
  var states: [CarriedState] = []
  /// Those that cannot be carried, in words.
  package var lost: [String] = []

  package init() {}
}

/// A property of a view with its value.
struct CarriedState: Codable, Equatable, Sendable {
  /// The types of views and the explicit ids on the way to the view, which stay where other views come and go beside it.
  var view: String
  /// All steps of the way.
  var way: [String]
  var property: String
  var value: CarriedValue

  /// In words: `count of Counter`. The way ends with the view's type, which begins with its module.
  var name: String {
    let type = view.split(separator: "/").last?.split(separator: ".").dropFirst()
    return "\(property) of \(type?.joined(separator: ".") ?? view)"
  }
}

/// A state as a slot keeps it, to be given to another process.
protocol KeptState: AnyObject {
  var change: KeptChange { get }
}

/// What became of a state since its view was made.
enum KeptChange {
  case none
  case carried(CarriedValue)
  /// It cannot be carried, or the property of its object cannot.
  case lost(property: String?)
}

/// Gives views the states that they had in another process, while they are made for the first time.
final class StateKeeper {
  private struct Place: Hashable {
    var view: String
    var property: String
  }
  private var waiting: [Place: [CarriedState]] = [:]
  /// States that no view has taken, in words.
  private var lost: [String]

  init(_ states: CarriedStates) {
    lost = states.lost
    for state in states.states {
      waiting[Place(view: state.view, property: state.property), default: []].append(state)
    }
  }

  /// What a state begins with.
  /// - Parameter initial: what the sources say. An object gets the properties that it had.
  func first<Value>(_ initial: Value, in context: PropertyContext) -> Value {
    guard let state = take(context) else { return initial }
    if Value.self is AnyObject.Type {
      if state.value.fill(initial as AnyObject) { return initial }
    } else if let value = state.value.value(Value.self) {
      return value
    }
    lost.append("\(state.name), whose type is another one")
    return initial
  }

  /// Views that are made later begin anew.
  /// - Returns: the states that no view has got, in words.
  func finish() -> [String] {
    let rest = waiting.values.joined().map(\.name).sorted()
    defer { (waiting, lost) = ([:], []) }
    return lost + rest.map { "\($0), which is not there any more" }
  }

  /// That of the same way, or else the first one that is left of views of the same types.
  private func take(_ context: PropertyContext) -> CarriedState? {
    guard !waiting.isEmpty else { return nil }
    let place = Place(view: context.identity.view, property: context.property)
    guard var states = waiting[place], !states.isEmpty else { return nil }
    let way = context.identity.way
    let state = states.remove(at: states.firstIndex { $0.way == way } ?? 0)
    waiting[place] = states.isEmpty ? nil : states
    return state
  }
}

extension CarriedValue {
  /// The value of a state, or the properties of its object.
  init?<Value>(ofState value: Value) {
    if Value.self is AnyObject.Type {
      self.init(ofObject: value as AnyObject)
    } else {
      self.init(value)
    }
  }
}

extension ViewGraph {
  /// From now on states can be carried to another process, and those that were carried from one are given to the views of
  /// the first pass.
  package func keepStates(_ states: CarriedStates) { memory.keeper = StateKeeper(states) }

  /// Whether they can be.
  package var keepsStates: Bool { memory.keeper != nil }

  /// The states that have changed. Between two passes of a graph that keeps them.
  package var carriedStates: CarriedStates { drawing { memory.carriedStates } }

  /// Views that are made from now on begin with the values of the sources.
  /// - Returns: the states that were carried in vain, in words; none in later calls.
  package func finishStates() -> [String] { memory.keeper?.finish() ?? [] }
}
