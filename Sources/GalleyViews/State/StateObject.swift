import GalleyCombine
import GalleyGeometry

/// An observable object that its view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty,
  InstallableProperty
{
  private final class Box {
    private let make: () -> ObjectType
    var object: ObjectType?
    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var value: ObjectType {
      if let object { return object }
      let made = make()
      object = made
      return made
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
    if let known = context.slot.content as? ObjectObservation,
      let object = known.object as? ObjectType
    {
      if box.object !== object { box.object = object }
      context.graph.observe(object, context)
    } else {
      context.graph.observe(box.value, context, of: .property(first: begin(context)))
    }
    return nil
  }

  /// Gives the object what it had in another process.
  /// - Returns: what it was before that, in a graph whose states can be carried.
  private func begin(_ context: PropertyContext) -> CarriedValue? {
    guard let keeper = context.graph.memory.keeper else { return nil }
    let beginning = CarriedValue(ofState: box.value)
    _ = keeper.first(box.value, in: context)
    return beginning
  }
}
