import GalleyCombine
import GalleyGeometry

/// An observable object that other code keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty,
  InstallableProperty
{
  private var object: ObjectType

  /// An object whose changes are followed.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// An object whose changes are followed.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties: `$object.name`.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, moving: { object[keyPath: keyPath] = $0 })
    }
  }

  func install(in context: PropertyContext) -> String? {
    context.graph.observe(object, context)
    return nil
  }

  func reading(in environment: EnvironmentValues) -> PropertyReading { .told }
}

extension ObservedObject: ComparedProperty {}

/// An observable object that a view around gave with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty,
  InstallableProperty
{
  private final class Box {
    var object: ObjectType?
  }
  private let box = Box()

  /// An object of the environment by its type.
  public init() {}

  /// The object. Without one around, the view is not drawn and an error says so; reading it elsewhere ends the
  /// program.
  public var wrappedValue: ObjectType { value }

  /// Bindings to the object's properties: `$object.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: value)
  }

  private var value: ObjectType {
    guard let object = box.object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: set it on an enclosing view with .environmentObject(_:)"
      )
    }
    return object
  }

  func install(in context: PropertyContext) -> String? {
    let around = context.environment.object(of: ObjectType.self)
    if box.object !== around { box.object = around }
    guard let object = box.object else {
      return "\(context.property), a \(ObjectType.self): set it on an enclosing view with "
        + ".environmentObject(_:)"
    }
    context.graph.observe(object, context)
    return nil
  }

  func reading(in environment: EnvironmentValues) -> PropertyReading {
    environment.object(of: ObjectType.self).map { .value($0) } ?? .unknown
  }
}
