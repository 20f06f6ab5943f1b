import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyMotion

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
///
/// Shapes need not be `Sendable`, as SwiftUI's: each belongs to one image, and those that keep a
/// closure build.
nonisolated public protocol Shape: Animatable, View {
  /// The outline in `rect`, which lies at the origin and has the view's size in points; y grows
  /// downwards (SH6).
  func path(in rect: CGRect) -> Path
  /// The size that the shape answers to a proposal: the proposal, 10 where nothing is proposed,
  /// unless declared (PV1).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether a view shows the outline mirrored where it is read from right to left; `.mirrors` unless declared. Rectangles,
  /// ellipses and capsules are `.fixed`, and so is what is made of them (OpenSwiftUI, `Shapes.swift`).
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The outline in a view's environment: that of most shapes is the same in all.
  func _path(in rect: CGRect, environment: EnvironmentValues) -> Path
}

nonisolated extension Shape {
  public func _path(in rect: CGRect, environment: EnvironmentValues) -> Path { path(in: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline that a view shows: mirrored in its box where the view is read from right to left, unless the shape says
  /// otherwise (OpenSwiftUI, `Shape.effectivePath(in:)`).
  func outline(in rect: CGRect, environment: EnvironmentValues) -> Path {
    let path = _path(in: rect, environment: environment)
    guard layoutDirectionBehavior.isMirrored(in: environment.layoutDirection) else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// The shape, filled with the foreground style.
  public var body: some View { FillShapeView(shape: self, style: ForegroundStyle()) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style)
  }
}

/// How a path that crosses itself is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts that the path goes around twice are left out: the even-odd rule instead of the nonzero one.
  public var isEOFilled: Bool
  /// Kept for source compatibility: edges are always smooth.
  public var isAntialiased: Bool

  /// - Parameter antialiased: kept for source compatibility: edges are always smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// What the shape is further in.
  associatedtype InsetShape: InsettableShape
  /// The shape `amount` points further in.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is drawn the same in both directions: that of a control, which mirrors its view itself where it should.
nonisolated package protocol FixedShape: Shape {}

nonisolated extension FixedShape {
  package var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape made of another one.
nonisolated protocol DerivedShape: Shape {
  /// The shape that decides about the size; nil where a shape's usual size is kept (PV1).
  var sizedBy: (any Shape)? { get }
}

extension Shape {
  /// The radius of four equal corners, in points; nil for a shape that has none, or is made of another one that has none.
  nonisolated var roundedCorners: CGFloat? {
    if let size = (self as? RoundedRectangle)?.cornerSize {
      return size.width == size.height ? size.width : nil
    }
    return (self as? any DerivedShape)?.sizedBy?.roundedCorners
  }
}

/// A shape with stated numbers, such as radii and widths of lines.
nonisolated protocol MeasuredShape {
  /// The numbers in words by what they are: `line width`, `3`.
  var measures: [String: String] { get }
}

extension Shape {
  /// The numbers of the shape, and of those that it is made of.
  nonisolated var allMeasures: [String: String] {
    let inner = (self as? any DerivedShape)?.sizedBy?.allMeasures ?? [:]
    return inner.merging((self as? any MeasuredShape)?.measures ?? [:]) { _, own in own }
  }
}

/// A filled shape as a node.
struct ShapeContent<S: Shape, Style: ShapeStyle>: MovingContent {
  var shape: S
  let style: Style
  let fillStyle: FillStyle
  var name: String { (shape as? AnyShape)?.name ?? "\(S.self)" }

  var movingData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { ShapeBehavior(shape) }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    guard let behavior = behavior as? ShapeBehavior<S> else { return false }
    behavior.shape = shape
    return true
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? ShapeContent<S, Style> else { return false }
    return Self.haveSameSize(old.shape, shape)
  }

  /// Whether two shapes are known to answer alike, however they are drawn.
  private static func haveSameSize(_ one: any Shape, _ other: any Shape) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    guard let derived = one as? any DerivedShape, let second = other as? any DerivedShape else {
      return ValueComparison.areStructurallyEqual(one, other)
    }
    guard let original = derived.sizedBy, let counterpart = second.sizedBy else { return true }
    return haveSameSize(original, counterpart)
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let path = builder.path(of: shape, in: node)
    guard !path.isEmpty else { return }
    let frame = builder.pixelFrame(of: node)
    let paint = builder.paint(style, of: node, in: frame)
    builder.painting(with: style, of: node) { builder in
      if path.isOutline(of: frame.cgRect) {
        if frame.width > 0, frame.height > 0 { builder.append(.fillRect(frame, paint: paint)) }
      } else {
        builder.append(.fill(path: path, rule: fillStyle.rule, paint: paint))
      }
    }
  }
}

private final class ShapeBehavior<S: Shape>: NodeBehavior {
  var rule: String {
    "PV1: the offered length, or 10 where none is offered, unless the shape says otherwise"
  }
  var shape: S
  init(_ shape: S) { self.shape = shape }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Most shapes have a size of their own whatever they show. It is asked again where that is cheap.
  func outdatedAnswers(of node: LayoutNode) -> Invalidation {
    let answers = node.measuredAnswers
    guard answers.count <= 16, node.forgottenAnswers == 0 else { return .all }
    return answers.allSatisfy { shape.sizeThatFits($0.proposal) == $0.size } ? .none : .all
  }
}

extension ShapeContent {
  var cornerRadius: CGFloat? { shape.roundedCorners }
  var measures: [String: String] { shape.allMeasures }
}
