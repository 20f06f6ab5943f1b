import GalleyGeometry

/// Names of a view's own, for what is the same in two places.
@propertyWrapper
public struct Namespace: DynamicProperty, InstallableProperty {
  /// One of them; the same as long as its view stays.
  public struct ID: Hashable, Sendable {
    private let token = Token()

    public static func == (one: ID, other: ID) -> Bool { one.token === other.token }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// What is equal to nothing but itself.
  private final class Token: Sendable {}

  /// What the copies of one namespace share, and what its view keeps.
  private final class Box {
    var id = ID()
    /// Whether a view has the namespace, so that another place has its own.
    var isPlaced = false
  }
  private let box = Box()

  /// A namespace of the view's own.
  public init() {}

  /// The namespace: the same as long as the view stays.
  public var wrappedValue: ID { box.id }

  func reading(in environment: EnvironmentValues) -> PropertyReading { .told }

  func install(in context: PropertyContext) -> String? {
    if let kept = context.slot.content as? Box {
      box.id = kept.id
    } else {
      let kept = Box()
      if box.isPlaced { box.id = kept.id } else { kept.id = box.id }
      context.slot.content = kept
    }
    box.isPlaced = true
    return nil
  }
}
