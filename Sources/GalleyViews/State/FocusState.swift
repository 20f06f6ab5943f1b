import GalleyGeometry

/// Whether, or which, view has the focus: what the views set, or the field that was tapped (`tap`, `type`), and else
/// false or nil. Setting it starts another pass.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, InstallableProperty {
  private let box: StateBox<Value>
  /// That of no focus.
  private let first: Value

  /// No focus: the value is false.
  public init() where Value == Bool { (box, first) = (StateBox(false), false) }

  /// No focus: the value is nil.
  public init<T: Hashable>() where Value == T? { (box, first) = (StateBox(nil), nil) }

  /// Whether, or which, view has the focus. Setting it starts another pass.
  public var wrappedValue: Value {
    get { box.location.read() }
    nonmutating set { box.location.set(newValue) }
  }

  /// The state as a binding, for `focused(_:)`.
  public var projectedValue: Binding { Binding(location: box.location, first: first) }

  func reading(in environment: EnvironmentValues) -> PropertyReading { .told }

  func install(in context: PropertyContext) -> String? {
    box.install(in: context)
    return nil
  }

  /// The focus of another view.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>
    /// The value where no view has the focus.
    let first: Value

    /// Whether, or which, view has the focus. Setting it starts another pass.
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension StateBox {
  /// Finds the place that the property has had since its view was first seen.
  func install(in context: PropertyContext) {
    let kept =
      context.slot.content as? StateLocation<Value> ?? StateLocation<Value>(first.read())
    context.slot.content = kept
    kept.connect(context)
    if location !== kept { location = kept }
  }
}
