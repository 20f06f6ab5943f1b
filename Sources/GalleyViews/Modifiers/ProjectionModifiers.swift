import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// Draws the view turned in space about an axis through a point of it, flattened onto its plane and seen
  /// from as far away as its longer side is long, by `perspective`; no layout (EF1).
  /// - Parameters:
  ///   - angle: clockwise as seen along the axis; x points right, y down, z towards the viewer.
  ///   - anchorZ: how far in front of the view the axis lies, in points.
  ///   - perspective: 0 makes nothing smaller that is further away.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      by: ProjectionContent(
        name: "rotation3DEffect", hasAngle: true,
        numbers: [
          angle.radians, Double(axis.x), Double(axis.y), Double(axis.z), Double(anchorZ),
          Double(perspective), Double(anchor.x), Double(anchor.y),
        ]
      ) { size, numbers in
        let perspective = CGFloat(numbers[5])
        let distance = perspective == 0 ? nil : max(size.width, size.height) / perspective
        return ProjectionTransform(
          rotation: numbers[0],
          axis: (CGFloat(numbers[1]), CGFloat(numbers[2]), CGFloat(numbers[3])),
          about: CGPoint(
            x: CGFloat(numbers[6]) * size.width, y: CGFloat(numbers[7]) * size.height),
          z: CGFloat(numbers[4]), distance: distance)
      })
  }

  /// Draws the view through a map of its points that keeps lines straight; no layout (EF1).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified(
      by: ProjectionContent(
        name: "projectionEffect", numbers: transform.movingNumbers
      ) { ProjectionTransform(moving: $1) })
  }
}

/// A map of the view's points, counted from its upper left corner.
struct ProjectionContent: EffectContent {
  /// With the angle as it is now, where it has one.
  var name: String {
    guard hasAngle else { return modifier }
    return "\(modifier)(\(CGFloat(Angle(radians: numbers[0]).degrees).shortDescription)°)"
  }
  private let modifier: String
  /// Whether the first of the numbers is an angle, in radians.
  private let hasAngle: Bool
  /// What the map is made of.
  fileprivate var numbers: AnimatableVector
  private let makeTransform: (CGSize, AnimatableVector) -> ProjectionTransform
  var frameMovement: FrameMovement { .group }

  init(
    name: String, hasAngle: Bool = false, numbers: [Double],
    transform: @escaping (CGSize, AnimatableVector) -> ProjectionTransform
  ) {
    (modifier, self.hasAngle) = (name, hasAngle)
    (self.numbers, makeTransform) = (AnimatableVector(numbers), transform)
  }

  init(name: String, transform: @escaping (CGSize) -> ProjectionTransform) {
    self.init(name: name, numbers: []) { size, _ in transform(size) }
  }

  func canMove(to other: ProjectionContent) -> Bool { modifier == other.modifier }

  /// The map for a view in `frame`, in the frame's own unit, `scale` of them to a point; nil for a view that is seen
  /// from its edge.
  func projection(
    of frame: CGRect, scale: CGFloat, in direction: LayoutDirection
  ) -> ProjectionTransform? {
    let size = CGSize(width: frame.width / scale, height: frame.height / scale)
    var map = makeTransform(size, numbers)
    if direction == .rightToLeft {
      let mirror = ProjectionTransform(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
      map = mirror.concatenating(map).concatenating(mirror)
    }
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    let projection = ProjectionTransform(toPixels.inverted()).concatenating(map)
      .concatenating(ProjectionTransform(toPixels))
    return projection.inverted == nil ? nil : projection
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    display(node, in: &builder) { $0.displayChildren(of: node) }
  }

  /// Draws what `body` does through the map. What is seen from the front needs no flat image of its own: it is painted
  /// where it lies, turned or mirrored, as sharp as without the map.
  func display(
    _ node: ViewNode, in builder: inout DisplayBuilder, _ body: (inout DisplayBuilder) -> Void
  ) {
    let frame = builder.pixelFrame(of: node).cgRect
    guard
      let projection = projection(
        of: frame, scale: builder.grid.scale, in: node.environment.layoutDirection)
    else { return }
    builder.group(
      { items in
        if let transform = projection.frontal(on: frame) {
          DisplayGroup(items: items, transform: transform)
        } else {
          DisplayGroup(items: items, projection: projection)
        }
      }, body)
  }
}

extension ProjectionContent: MovingContent {
  var movingData: AnimatableVector {
    get { numbers }
    set { numbers = newValue }
  }
}

extension ProjectionTransform {
  /// The map without what rounding leaves of perspective in a half turn; nil where a point of the rectangle, which is
  /// in pixels, would be another one.
  fileprivate func frontal(on rect: CGRect) -> CGAffineTransform? {
    let reach = max(abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY), 1)
    guard abs(m13) * reach < 1e-9, abs(m23) * reach < 1e-9, abs(m33 - 1) < 1e-9 else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  fileprivate var movingNumbers: [Double] {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { Double($0) }
  }

  fileprivate init(moving numbers: AnimatableVector) {
    self.init()
    (m11, m12, m13) = (CGFloat(numbers[0]), CGFloat(numbers[1]), CGFloat(numbers[2]))
    (m21, m22, m23) = (CGFloat(numbers[3]), CGFloat(numbers[4]), CGFloat(numbers[5]))
    (m31, m32, m33) = (CGFloat(numbers[6]), CGFloat(numbers[7]), CGFloat(numbers[8]))
  }
}
