import GalleyBudget
import GalleyCombine
import GalleyGeometry

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, InstallableProperty {
  private let read: (EnvironmentValues) -> Value
  private let isMissing: (EnvironmentValues) -> Bool
  private let box = EnvironmentBox()

  /// A value of the environment by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init(reading: { $0[keyPath: keyPath] })
  }

  /// A value that no key path stands for.
  package init(reading read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
    isMissing = { _ in false }
  }

  /// An observable object that a view around gave with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject {
    isMissing = { $0.object(of: type) == nil }
    read = { environment in
      guard let object = environment.object(of: type) else {
        preconditionFailure(
          "no \(type) in the environment: set it on an enclosing view with .environment(_:)")
      }
      return object
    }
  }

  /// An observable object that a view around may have given, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    isMissing = { _ in false }
    read = { $0.object(of: type) }
  }

  /// The value that the view's environment has; outside of a view's body the one of the last pass.
  public var wrappedValue: Value { read(box.values) }

  func reading(in environment: EnvironmentValues) -> PropertyReading {
    isMissing(environment) ? .unknown : .value(read(environment))
  }

  func install(in context: PropertyContext) -> String? {
    box.values = context.environment
    return isMissing(context.environment)
      ? "\(context.property), a \(Value.self): set it on an enclosing view with .environment(_:)"
      : nil
  }
}

/// What the copies of one `Environment` share.
private final class EnvironmentBox {
  /// Tasks read it from other threads.
  private let content = Locked(EnvironmentValues())
  var values: EnvironmentValues {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}

extension EnvironmentValues {
  private enum ObjectsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
  }

  func object<Object>(of type: Object.Type) -> Object? {
    self[ObjectsKey.self][ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    self[ObjectsKey.self][ObjectIdentifier(Object.self)] = object
  }
}

nonisolated extension View {
  /// Gives an observable object to the views in this one.
  public func environment<Object: AnyObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Gives an observable object, or none, to the views in this one: with nil they do not have that of a view around either
  /// (recorded on SwiftUI: MetalUI, docs/probes/swiftui-environment-object, arm W1).
  @_disfavoredOverload
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Gives an observable object to the views in this one.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }
}
