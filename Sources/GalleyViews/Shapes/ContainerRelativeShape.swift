import GalleyGeometry
import GalleyLayout

/// The shape that the views around set with `containerShape`, or a rectangle. It is the container's shape made smaller by the
/// least distance of the four sides from the container's, so that a corner has the container's middle: a radius of 20 is one
/// of 12 at a distance of 8 (OpenSwiftUI 6.5.4, `ContainerShapeType`).
public struct ContainerRelativeShape: InsettableShape {
  private var amount: CGFloat = 0

  /// The container's shape, or a rectangle where there is no container.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    let inner = rect.inset(by: amount)
    guard let container = environment.containerShape else { return Path(inner) }
    let room = environment.roomInContainer
    let distance = [
      room.leading + inner.minX - rect.minX, room.top + inner.minY - rect.minY,
      room.trailing + rect.maxX - inner.maxX, room.bottom + rect.maxY - inner.maxY,
    ].reduce(CGFloat.infinity, min)
    let inset = max(0, distance)
    return container.inset(by: inset)._path(
      in: inner.insetBy(dx: -inset, dy: -inset), environment: environment)
  }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.amount += amount
    return result
  }
}

/// A rectangle whose corners have the middles of those of the container around it: "the container shape's corner radius
/// minus the distance between corners", and sharp where nothing is left (SwiftUI's documentation). Galley takes the least
/// distance of the four sides for all corners, as `ContainerRelativeShape`.
public struct ConcentricRectangle: InsettableShape {
  private var base = ContainerRelativeShape()

  /// A rectangle with the container's corners, or sharp ones where there is no container.
  public init() {}

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    base._path(in: rect, environment: environment)
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var result = self
    result.base = base.inset(by: amount)
    return result
  }
}

extension EnvironmentValues {
  @Entry fileprivate var containerShape: (any InsettableShape)?

  /// How far the sides of a shape's box lie inside those of the container whose shape is asked for, in points; `leading` is
  /// left.
  @Entry fileprivate var roomInContainer: EdgeInsets = EdgeInsets()
}

nonisolated extension View {
  /// What `ContainerRelativeShape` and `ConcentricRectangle` are smaller ones of in this view. A `ContainerRelativeShape`
  /// changes nothing.
  @ViewBuilder public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    if shape is ContainerRelativeShape {
      self
    } else {
      EnvironmentView(content: self) { $0.containerShape = shape }.modified(by: ContainerContent())
    }
  }
}

/// The box of a container shape.
private struct ContainerContent: EffectContent {
  var name: String { "containerShape" }
  var frameMovement: FrameMovement { .own }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.inContainerShape { $0.displayChildren(of: node) }
  }
}

extension ViewNode {
  /// The environment that a shape in the node is asked for its outline with: one that knows how far the node lies inside the
  /// container whose shape it may ask for.
  var shapeEnvironment: EnvironmentValues {
    guard environment.containerShape != nil else { return environment }
    var box = CGRect(origin: .zero, size: shownSize)
    if let way = motion?.displacement { box = box.offsetBy(dx: way.x, dy: way.y) }
    var node = self
    while !(node.content is ContainerContent) {
      guard let parent = node.parent else { return environment }
      let frame = node.layout.frame
      box = box.offsetBy(dx: frame.minX, dy: frame.minY)
      node = parent
      if node.frameMovement == .group, let way = node.motion?.displacement {
        box = box.offsetBy(dx: way.x, dy: way.y)
      }
    }
    if let way = node.motion?.displacement { box = box.offsetBy(dx: -way.x, dy: -way.y) }
    let size = node.shownSize
    var result = environment
    result.roomInContainer = EdgeInsets(
      top: box.minY, leading: box.minX, bottom: size.height - box.maxY,
      trailing: size.width - box.maxX)
    return result
  }
}
