import GalleyCombine
import GalleyGeometry

/// An observable object that its view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty,
  InstallableProperty
{
  private final class Box {
    private let make: () -> ObjectType
    private(set) var object: ObjectType?
    /// Whether a view has the object, so that another place makes its own.
    private var isPlaced = false
    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var value: ObjectType {
      if let object { return object }
      let made = make()
      object = made
      return made
    }

    /// The object of a place that has one.
    func place(_ known: ObjectType, isTaken: Bool) {
      if isTaken { isPlaced = true }
      if object !== known { object = known }
    }

    /// The object of a new place: the one that was read before any place, or else its own (recorded on SwiftUI: MetalUI,
    /// docs/probes/swiftui-composition-identity, arm S4).
    /// - Parameter isTaken: whether the place keeps it from others.
    func placeFirst(isTaken: Bool) -> ObjectType {
      if isPlaced { object = nil }
      isPlaced = isTaken
      return value
    }
  }
  private let box: Box

  /// An object that is made when it is read first.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

  /// The object, which is made when it is read first.
  public var wrappedValue: ObjectType { box.value }

  /// Bindings to the object's properties: `$object.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box.value)
  }

  func reading(in environment: EnvironmentValues) -> PropertyReading { .told }

  func install(in context: PropertyContext) -> String? {
    let isTaken = !context.graph.memory.isCounting
    if let known = context.slot.content as? ObjectObservation,
      let object = known.object as? ObjectType
    {
      box.place(object, isTaken: isTaken)
      context.graph.observe(object, context)
    } else {
      let object = box.placeFirst(isTaken: isTaken)
      context.graph.observe(object, context, of: .property(first: begin(object, context)))
    }
    return nil
  }

  /// Gives the object what it had in another process.
  /// - Returns: what it was before that, in a graph whose states can be carried.
  private func begin(_ object: ObjectType, _ context: PropertyContext) -> CarriedValue? {
    guard let keeper = context.graph.memory.keeper else { return nil }
    let beginning = CarriedValue(ofState: object)
    _ = keeper.first(object, in: context)
    return beginning
  }
}
