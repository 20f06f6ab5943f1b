import GalleyGeometry

/// A shape whose outline depends on the environment.
nonisolated protocol EnvironmentShape: Shape {
  func shape(in environment: EnvironmentValues) -> any Shape
}

nonisolated extension EnvironmentShape {
  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    shape(in: environment)._path(in: rect, environment: environment)
  }
}

/// The shape that the views around set with `containerShape`, or a rectangle. It is as round as the
/// container: its corners do not become smaller with the distance from it.
public struct ContainerRelativeShape: InsettableShape, EnvironmentShape {
  private var amount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Rectangle().inset(by: amount).path(in: rect) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.amount += amount
    return result
  }

  func shape(in environment: EnvironmentValues) -> any Shape {
    (environment.containerShape ?? Rectangle()).inset(by: amount)
  }
}

/// A rectangle whose corners are those of the container around it, where it has any. Apple's systems move
/// their middles together; here they are the container's own.
public struct ConcentricRectangle: InsettableShape, EnvironmentShape {
  private var base = ContainerRelativeShape()

  public init() {}

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var result = self
    result.base = base.inset(by: amount)
    return result
  }

  func shape(in environment: EnvironmentValues) -> any Shape { base.shape(in: environment) }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: (any InsettableShape)? { nil }
  }

  fileprivate var containerShape: (any InsettableShape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// What `ContainerRelativeShape` is in this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    EnvironmentView(content: self) { $0.containerShape = shape }
  }
}
