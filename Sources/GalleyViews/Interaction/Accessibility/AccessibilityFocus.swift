import GalleyGeometry

/// Technologies that read for others.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The reader of the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Whether, or which, view an assistive technology is at. None reads an image: it is what the views
/// set, and else false or nil.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, InstallableProperty {
  private let box: StateBox<Value>

  /// - Parameter technologies: those that would count; nil is all.
  public init(for technologies: AccessibilityTechnologies? = nil) where Value == Bool {
    box = StateBox(false)
  }

  /// - Parameter technologies: those that would count; nil is all.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies? = nil)
  where Value == T? {
    box = StateBox(nil)
  }

  /// Whether, or which, view has the focus: what the views set last.
  public var wrappedValue: Value {
    get { box.location.read() }
    nonmutating set { box.location.set(newValue) }
  }

  /// The state as a binding, for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(location: box.location) }

  func reading(in environment: EnvironmentValues) -> PropertyReading { .told }

  func install(in context: PropertyContext) -> String? {
    box.install(in: context)
    return nil
  }

  /// The focus of another view.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>

    /// Whether, or which, view has the focus: what the views set last.
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// No effect: an image is not read aloud.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  /// No effect: an image is not read aloud.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// No effect: an image is not read aloud.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    self
  }
}
