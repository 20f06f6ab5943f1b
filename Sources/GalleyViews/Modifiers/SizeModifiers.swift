import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// A modifier that lays out its view by a behaviour and paints nothing of its own.
struct LayoutModifierContent<Value: Equatable>: NodeContent {
  let name: String
  /// What the behaviour is made of, and nothing else.
  var value: Value
  let behavior: (Value) -> any NodeBehavior

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { behavior(value) }

  /// What only moves the view changes no size: a step of a movement measures nothing.
  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    if let offset = value as? CGSize, let behavior = behavior as? OffsetBehavior {
      behavior.offset = offset
      return true
    }
    if let point = value as? CGPoint, let behavior = behavior as? PositionBehavior {
      behavior.point = point
      return true
    }
    return false
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self else { return false }
    return old.name == name && old.value == value
  }
}

private struct AspectRatio: Equatable, MovingValue {
  var ratio: CGFloat?
  let mode: ContentMode

  var movingNumbers: AnimatableVector {
    get { AnimatableVector(lengths: [ratio]) }
    set { ratio = newValue.length(0, from: ratio) }
  }

  func canMove(to other: any MovingValue) -> Bool {
    guard let other = other as? AspectRatio, mode == other.mode else { return false }
    return AnimatableVector.haveSameLengths([ratio], [other.ratio])
  }
}

nonisolated extension View {
  /// The view at its ideal size, whatever is offered (FX1).
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length along some axes (FX1).
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified(
      by: LayoutModifierContent(name: "fixedSize", value: axes) { FixedSizeBehavior(axes: $0) })
  }

  /// Offers the view a box of a ratio (AR1 to AR3).
  /// - Parameter aspectRatio: width by height; nil is the ratio of the view's ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(
      by: LayoutModifierContent(
        name: "aspectRatio", value: AspectRatio(ratio: aspectRatio, mode: contentMode)
      ) {
        AspectRatioBehavior(ratio: $0.ratio, mode: $0.mode)
      })
  }

  /// Offers the view a box of the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Offers the view the largest box of its own ratio that fits into the room.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Offers the view the smallest box of its own ratio that covers the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Centres the view on a point of the room that is offered (PO1).
  public func position(_ position: CGPoint) -> some View {
    modified(by: LayoutModifierContent(name: "position", value: position) { PositionBehavior($0) })
  }

  /// Centres the view on a point of the room that is offered, in points from its upper left corner.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Draws the view elsewhere; its size, neighbours and guides stay (OF1).
  public func offset(_ offset: CGSize) -> some View {
    modified(by: LayoutModifierContent(name: "offset", value: offset) { OffsetBehavior($0) })
  }

  /// Draws the view elsewhere by distances in points, y downwards; its size, neighbours and guides stay.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

/// A value of a modifier that has numbers in it.
protocol MovingValue {
  var movingNumbers: AnimatableVector { get set }
  func canMove(to other: any MovingValue) -> Bool
}

extension MovingValue {
  func canMove(to other: any MovingValue) -> Bool { type(of: other) == Self.self }
}

extension CGSize: MovingValue {
  var movingNumbers: AnimatableVector {
    get { AnimatableVector([Double(width), Double(height)]) }
    set { self = CGSize(width: newValue[0], height: newValue[1]) }
  }
}

extension CGPoint: MovingValue {
  var movingNumbers: AnimatableVector {
    get { AnimatableVector([Double(x), Double(y)]) }
    set { self = CGPoint(x: newValue[0], y: newValue[1]) }
  }
}

extension LayoutModifierContent: MovingContent {
  var placesView: Bool { true }

  var movingData: AnimatableVector {
    get { (value as? any MovingValue)?.movingNumbers ?? .zero }
    set {
      guard var moved = value as? any MovingValue else { return }
      moved.movingNumbers = newValue
      value = moved as? Value ?? value
    }
  }

  func canMove(to other: LayoutModifierContent<Value>) -> Bool {
    guard name == other.name, let one = value as? any MovingValue,
      let other = other.value as? any MovingValue
    else { return false }
    return one.canMove(to: other)
  }
}
