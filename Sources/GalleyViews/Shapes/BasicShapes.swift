import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// The whole rectangle.
public struct Rectangle: InsettableShape, Hashable, Sendable {
  private var amount: CGFloat = 0

  /// A rectangle that fills its box.
  public init() {}

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var result = self
    result.amount += amount
    return result
  }
}

/// A rectangle with four equal corners (SH1 to SH3).
public struct RoundedRectangle: InsettableShape, Hashable, Sendable {
  /// Points along both sides.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A rectangle with corners of the same width and height, in points; larger than half a side they are cut to
  /// it.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of one radius, in points. A longer one than half of the shorter side counts as that.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let radii = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.inset(by: amount), cornerSize: radii, style: style)
  }

  /// The radius shrinks with the rectangle (SH5).
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

/// The largest circle in the middle of the rectangle; it answers a square (PV2).
public struct Circle: InsettableShape, Hashable, Sendable {
  private var amount: CGFloat = 0

  /// A circle in the middle of its box.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(by: amount))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (nil, nil): CGFloat(10)
      case (let width?, nil): width
      case (nil, let height?): height
      case (let width?, let height?): min(width, height)
      }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> Circle {
    var result = self
    result.amount += amount
    return result
  }
}

/// The ellipse that touches all four sides.
public struct Ellipse: InsettableShape, Hashable, Sendable {
  private var amount: CGFloat = 0

  /// An ellipse that touches the sides of its box.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: amount)) }

  public func inset(by amount: CGFloat) -> Ellipse {
    var result = self
    result.amount += amount
    return result
  }
}

/// A rectangle whose shorter sides are half circles (SH2).
public struct Capsule: InsettableShape, Hashable, Sendable {
  /// How the ends are drawn.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A capsule that fills its box.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var result = self
    result.amount += amount
    return result
  }
}

extension CGRect {
  /// The rectangle `amount` smaller on every side, never less than nothing.
  func inset(by amount: CGFloat) -> CGRect {
    guard amount != 0 else { return self }
    let size = CGSize(width: max(0, width - amount * 2), height: max(0, height - amount * 2))
    return CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

/// A shape of any type.
public struct AnyShape: DerivedShape {
  private var shape: any Shape
  var sizedBy: (any Shape)? { shape }

  /// The numbers of the shape, which move while its type stays.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: shape) }
    set { shape = newValue.moved(shape) as? any Shape ?? shape }
  }

  /// Keeps a shape; an `AnyShape` is not wrapped again.
  public init(_ shape: some Shape) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The name of the shape's own type.
  var name: String { "\(type(of: shape))" }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    shape._path(in: rect, environment: environment)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
